/** What keeps a picture from burning into a television: everything moves by two pixels a minute, round in a square. */
export function burnShift(): { readonly of: string } {
  let step = $state(0);
  $effect(() => {
    const timer = setInterval(() => (step = (step + 1) % 4), 60_000);
    return () => clearInterval(timer);
  });
  return {
    get of() {
      return ['0px 0px', '2px 0px', '2px 2px', '0px 2px'][step] ?? '0px 0px';
    },
  };
}
