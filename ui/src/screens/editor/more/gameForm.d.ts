declare module 'virtual:game-form' {
  /** The published form of game files: a JSON Schema. */
  const form: { properties: object; $defs: object };
  export default form;
}
