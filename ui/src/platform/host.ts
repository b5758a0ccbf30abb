import { httpPlatform } from './http';
import type { Platform } from './platform';
import { tauriPlatform } from './tauri';

/** The shell of the window where there is one, else the server that sent this page. */
export function hostPlatform(): Platform {
  return '__TAURI_INTERNALS__' in globalThis ? tauriPlatform() : httpPlatform();
}
