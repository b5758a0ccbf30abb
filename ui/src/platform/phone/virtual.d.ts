declare module 'virtual:engine' {
  /** Where the engine's WebAssembly is. */
  const address: string;
  export default address;
}
