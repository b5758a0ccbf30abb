export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/** The first language of the system that we speak; English where we speak none. */
export function systemLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = languages.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

/** Numbers and dates go by region: es-MX groups otherwise than es-ES. */
export function regionOf(language: Language, preferred: readonly string[]): string {
  return preferred.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
}
