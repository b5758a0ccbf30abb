import { hostPlatform } from '#host';
import type { Platform } from './platform';

export { WireFailure, type Answer, type CommandName, type Device, type OwnPage, type Platform, type Request } from './platform';
export { GuestPlatform, type Reach } from './guest';
export { beginning, gameIn, upload } from './upload';

let chosen: Platform | undefined;

/** The one platform of this page. */
export function platform(): Platform {
  chosen ??= hostPlatform();
  return chosen;
}

/** For tests and for pictures: everything asks this one from now on. */
export function usePlatform(other: Platform): void {
  chosen = other;
}
