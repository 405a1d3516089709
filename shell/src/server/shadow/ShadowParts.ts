import { putShadowPart, type ShadowPart } from '@paw/release/store/shadowParts.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';

/** Shadows whose last part is known: more than are open at a time. */
const MOST_KNOWN = 50;

interface ShadowPartsOptions {
  store: ReleaseStore;
  env: string;
  /** The shell's name in the store; undefined until it has one. */
  instance: () => string | undefined;
  onError: (error: unknown) => void;
}

interface Written {
  seq: number;
  /** Of the newest part with this set. */
  key?: string;
  set?: string;
  text: string;
}

/** Writes this shell's parts of shadows, one after the other. A part takes the place of the one before with the same set. */
export class ShadowParts {
  private readonly options: ShadowPartsOptions;
  private readonly written = new Map<string, Written>();
  private writing: Promise<void> = Promise.resolve();

  constructor(options: ShadowPartsOptions) {
    this.options = options;
  }

  /** Resolves when it is written, or could not be. Writes nothing when only the time differs. */
  put(id: string, part: ShadowPart): Promise<void> {
    this.writing = this.writing.then(() => this.write(id, part)).catch(this.options.onError);
    return this.writing;
  }

  private async write(id: string, part: ShadowPart): Promise<void> {
    const { store, env, instance: name } = this.options;
    const instance = name();
    const before = this.written.get(id) ?? { seq: 0, text: '' };
    const text = JSON.stringify({ ...part, at: '' });
    if (!instance || text === before.text) return;
    const seq = before.seq + 1;
    const key = await putShadowPart(store, env, id, { instance, seq, part });
    this.written.delete(id);
    this.written.set(id, { seq, key, set: part.set, text });
    const [oldest = ''] = this.written.keys();
    if (this.written.size > MOST_KNOWN) this.written.delete(oldest);
    if (before.key && before.set === part.set) await store.delete(before.key);
  }
}
