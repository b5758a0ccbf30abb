/** For good on this device, or as long as its page is open. */
type Area = 'localStorage' | 'sessionStorage';

/** What this device has under a name; nothing where it is no JSON, or where the browser refuses its storage. */
export function readStored(name: string, area: Area = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes it, or removes it for `undefined`. False where the browser refuses: then it holds until the page is closed. */
export function writeStored(name: string, value: unknown, area: Area = 'localStorage'): boolean {
  try {
    if (value === undefined) globalThis[area].removeItem(name);
    else globalThis[area].setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
