/**
 * Bytes that the garbage collector may free; if they are asked for after that, they are made again. It frees them only in its
 * infrequent full collections, so bytes in constant demand are seldom made again. The caller must hold no other reference to them.
 * @returns a function that returns the bytes at once if they are still in memory
 */
export function collectable(bytes: Buffer, make: () => Promise<Buffer>): () => Buffer | Promise<Buffer> {
  return keep(new WeakRef(bytes), make);
}

/** A function of its own: closures share what any of them refers to, and one that knew the bytes would hold them. */
function keep(held: WeakRef<Buffer>, make: () => Promise<Buffer>) {
  let making: Promise<Buffer> | undefined;
  const makeAgain = async () => {
    const made = await make();
    held = new WeakRef(made);
    return made;
  };
  return () => held.deref() ?? (making ??= makeAgain().finally(() => (making = undefined)));
}
