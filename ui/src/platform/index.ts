import { httpPlatform } from './http';
import type { Platform } from './platform';
import { tauriPlatform } from './tauri';

export { WireFailure, type Answer, type CommandName, type Platform, type Request } from './platform';

let chosen: Platform | undefined;

/** The one platform of this page. */
export function platform(): Platform {
  chosen ??= '__TAURI_INTERNALS__' in globalThis ? tauriPlatform() : httpPlatform();
  return chosen;
}

/** For tests and for pictures: everything asks this one from now on. */
export function usePlatform(other: Platform): void {
  chosen = other;
}
