/**
 * The renderers of a shell, for the moment in which it is killed. Without it they end by themselves, but one that loops
 * does not notice, and would take a processor for good.
 */
export class LeftRenderers {
  private ids: readonly number[] = [];
  private isLeft = false;

  /** What the shell says of them. It may arrive after the shell's end. */
  take(ids: readonly number[]): void {
    this.ids = ids;
    if (this.isLeft) this.endAll();
  }

  /** At once, because an id belongs to no other process yet. */
  endAll(): void {
    this.isLeft = true;
    for (const id of this.ids) {
      try {
        process.kill(id, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
    this.ids = [];
  }
}
