/** Arrow keys go as the eye does among the buttons of a grid. */
export function arrowsAmong(node: HTMLElement) {
  function onkeydown(event: KeyboardEvent) {
    if (!event.key.startsWith('Arrow') || event.ctrlKey || event.altKey || event.metaKey) return;
    const stops = [...node.querySelectorAll<HTMLElement>('button:not([tabindex="-1"])')];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    if (at < 0) return;
    const top = (stop: HTMLElement | undefined) => stop?.getBoundingClientRect().top;
    const columns = Math.max(1, stops.filter((stop) => top(stop) === top(stops[0])).length);
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
    event.preventDefault();
    stops[at + (steps[event.key] ?? 0)]?.focus();
  }
  node.addEventListener('keydown', onkeydown);
  return () => node.removeEventListener('keydown', onkeydown);
}
