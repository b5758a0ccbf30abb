/** The sentences that can be loaded, by language and game, or what some screens say (`''` is every screen); see plugins/sentences.ts. */
declare module 'virtual:sentences' {
  const sentences: Record<'es' | 'en', Record<string, () => Promise<{ default: string }>>>;
  export default sentences;
}
