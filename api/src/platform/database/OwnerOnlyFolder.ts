import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part that is used here of the file system that runs inside the database. */
interface InnerFileSystem {
  filesystems: {
    NODEFS: {
      node_ops: {
        mknod: (parent: unknown, name: string, mode: number, device: number) => unknown;
        setattr: (node: unknown, attributes: { mode?: number }) => void;
      };
    };
  };
}

/**
 * A database's folder that only its owner may read. PGlite sets the rights of most files that it makes to 0666 by
 * itself, whatever the process's umask.
 */
export class OwnerOnlyFolder extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), closeNewFiles];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function closeNewFiles({ FS }: { FS: unknown }): void {
  const { node_ops: operations } = (FS as InnerFileSystem).filesystems.NODEFS;
  const { mknod, setattr } = operations;
  const closed = (mode: number) => mode & ~0o077;
  operations.mknod = (parent, name, mode, device) => mknod(parent, name, closed(mode), device);
  operations.setattr = (node, attributes) => {
    const { mode } = attributes;
    setattr(node, typeof mode === 'number' ? { ...attributes, mode: closed(mode) } : attributes);
  };
}
