//! Three words that are typed where a code cannot be scanned. They do not let in: who types them knocks, and the keeper
//! lets them in ([`super::knocks`]).

use kernel::Seed;
use serde::{Deserialize, Serialize};

/// In Spanish and in English, a pair in each place: short words that are heard apart.
const WORDS: [[&str; 2]; 64] = [
    ["agua", "water"],
    ["ajo", "garlic"],
    ["alto", "tall"],
    ["arena", "sand"],
    ["arroz", "rice"],
    ["azul", "blue"],
    ["barco", "boat"],
    ["blanco", "white"],
    ["boca", "mouth"],
    ["bosque", "forest"],
    ["bota", "boot"],
    ["brazo", "arm"],
    ["caja", "box"],
    ["calle", "street"],
    ["cama", "bed"],
    ["campo", "field"],
    ["cesta", "basket"],
    ["cielo", "sky"],
    ["cinco", "five"],
    ["coche", "car"],
    ["cuna", "cradle"],
    ["dado", "dice"],
    ["dedo", "finger"],
    ["diente", "tooth"],
    ["dulce", "sweet"],
    ["espejo", "mirror"],
    ["falda", "skirt"],
    ["flor", "flower"],
    ["fuego", "fire"],
    ["gato", "cat"],
    ["grande", "big"],
    ["hoja", "leaf"],
    ["huevo", "egg"],
    ["isla", "island"],
    ["jueves", "thursday"],
    ["laguna", "lagoon"],
    ["leche", "milk"],
    ["libro", "book"],
    ["limpio", "clean"],
    ["luna", "moon"],
    ["mano", "hand"],
    ["mesa", "table"],
    ["miel", "honey"],
    ["negro", "black"],
    ["nieve", "snow"],
    ["nube", "cloud"],
    ["ocho", "eight"],
    ["oso", "bear"],
    ["pan", "bread"],
    ["perro", "dog"],
    ["piedra", "stone"],
    ["plata", "silver"],
    ["puente", "bridge"],
    ["queso", "cheese"],
    ["reloj", "clock"],
    ["rojo", "red"],
    ["rueda", "wheel"],
    ["silla", "chair"],
    ["sol", "sun"],
    ["tren", "train"],
    ["uva", "grape"],
    ["verde", "green"],
    ["viento", "wind"],
    ["zapato", "shoe"],
];

/// Three of the words, by chance: one of 262,144.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Words([u8; 3]);

impl Words {
    pub(super) fn new() -> Result<Words, String> {
        let seed = Seed::from_system()?;
        let [a, b, c, ..] = *seed.bytes();
        Ok(Words([a, b, c].map(|byte| byte % 64)))
    }

    /// As they are read out in Spanish, or else in English.
    pub(super) fn read_out(self, spanish: bool) -> [&'static str; 3] {
        self.0.map(|at| WORDS[usize::from(at % 64)][usize::from(!spanish)])
    }

    /// Whether they were typed, in either language, one hyphen between two: `laguna-cinco-sol`.
    pub(super) fn typed(self, text: &str) -> bool {
        [true, false].iter().any(|spanish| {
            text.len() < 64 && text.eq_ignore_ascii_case(&self.read_out(*spanish).join("-"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{WORDS, Words};
    use std::collections::BTreeSet;

    #[test]
    fn words_are_told_apart_and_typed_in_either_language() {
        for language in 0..2 {
            let words: BTreeSet<&str> = WORDS.iter().map(|pair| pair[language]).collect();
            assert_eq!(words.len(), WORDS.len());
            assert!(words.iter().all(|word| word.bytes().all(|byte| byte.is_ascii_lowercase())));
        }
        let words = Words([35, 18, 58]);
        for (typed, right) in [
            ("laguna-cinco-sol", true),
            ("Laguna-CINCO-Sol", true),
            ("lagoon-five-sun", true),
            ("laguna-five-sol", false),
            ("cinco-laguna-sol", false),
            ("laguna cinco sol", false),
            ("", false),
        ] {
            assert_eq!(words.typed(typed), right, "{typed}");
        }
    }
}
