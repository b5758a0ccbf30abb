import { t } from '../i18n/index.svelte';
import { platform, type OwnPage } from '../platform';

/** A page that is its own host: what the browser does with its files, and newer versions. Nothing of it elsewhere. */
class OwnPageState {
  storage = $state.raw<Awaited<ReturnType<OwnPage['storage']>>>();
  /** What may be thrown away was read about: not said again before the next start. */
  read = $state(false);
  /** A newer version waits. */
  newer = $state(false);

  /** Watches from now on; gives back what stops it. */
  watch(): () => void {
    const page = platform().ownPage;
    if (!page) return () => undefined;
    void page.storage().then((storage) => (this.storage = storage), () => undefined);
    return page.updates(() => (this.newer = true));
  }

  /** What was played may be thrown away by the browser. */
  get unsafe(): boolean {
    return this.storage !== undefined && !this.storage.persisted && !this.storage.installed;
  }

  /** Why, and what helps. */
  get unsafeWhy(): string {
    return this.storage?.apart ? t('page-unsafe-why-apart') : t('page-unsafe-why');
  }

  update(): void {
    platform().ownPage?.update();
  }
}

export const ownPage = new OwnPageState();
