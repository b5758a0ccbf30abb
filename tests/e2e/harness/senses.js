// What is heard and felt on a page, written down instead.

/** Runs in the page before its own scripts: `window.heard` holds tones, buzzes and what a voice said. */
export const listens = () => {
  window.heard = { tones: 0, buzzes: 0, said: [] };
  window.AudioContext = class {
    currentTime = 0;
    destination = {};
    resume() {}
    createOscillator() {
      return { frequency: {}, connect: (next) => next, start: () => (window.heard.tones += 1), stop() {} };
    }
    createGain() {
      return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next };
    }
  };
  navigator.vibrate = () => (window.heard.buzzes += 1);
  window.SpeechSynthesisUtterance = class {
    constructor(text) {
      this.text = text;
    }
  };
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      cancel() {},
      getVoices: () => ['en', 'es'].map((lang) => ({ lang })),
      speak: ({ text, lang }) => window.heard.said.push(`${lang}: ${text}`),
    },
  });
};
