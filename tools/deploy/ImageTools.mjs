/** Builds and runs the image of deploy/container with what is on this machine: nothing is pulled. */
import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from '../root.mjs';
import { runTool } from './runTool.mjs';

const image = 'localhost/paw-dailies';
const base = 'localhost/paw-base';

export class ImageTools {
  #folder = mkdtempSync(join(tmpdir(), 'paw-image-'));
  #storage = ['--root', join(this.#folder, 'storage'), '--runroot', join(this.#folder, 'run')];
  #podman = [...this.#storage, '--cgroup-manager', 'cgroupfs', '--events-backend', 'file', '--runtime', 'runc'];

  /** The image of the Containerfile: its first stage, which would install packages, is replaced by those of this checkout. */
  build() {
    const app = join(this.#folder, 'app');
    mkdirSync(join(app, 'data'), { recursive: true });
    copyProgram(join(app, 'opt/paw-dailies'));
    const libraries = join(this.#folder, 'base');
    copyLibraries(libraries);
    this.#buildah('bud', '-t', base, '-f', join(root, 'tools/deploy/Containerfile.base'), libraries);
    const file = join(root, 'deploy/container/Containerfile');
    const options = ['--build-arg', `BASE=${base}`, '--build-context', `build=${app}`, '--pull=never'];
    this.#buildah('bud', '-t', image, ...options, '-f', file, join(root, 'deploy/container'));
  }

  /** Arguments of podman for a container that is confined as compose.yaml says. */
  run(name, env, ...args) {
    const confined = ['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges', '--tmpfs=/tmp'];
    const limits = ['--network=host', '--ulimit=nofile=4000:4000', '--ulimit=nproc=1000:1000'];
    const settings = Object.entries(env).map(([key, value]) => `--env=${key}=${value}`);
    return this.podman('run', '--rm', `--name=${name}`, ...limits, ...confined, ...settings, image, ...args);
  }

  podman(...args) {
    return [...this.#podman, ...args];
  }

  start(...args) {
    return spawn('podman', this.run(...args), { stdio: 'ignore' });
  }

  remove() {
    runTool('podman', this.podman('rm', '--all', '--force'));
    runTool('podman', this.podman('rmi', '--all', '--force'));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #buildah(...args) {
    const { status, output } = runTool('buildah', [...this.#storage, ...args]);
    if (status !== 0) throw new Error(output.slice(-3000));
  }
}

/** What Git has, and the packages that `npm ci --omit=dev` installs. */
function copyProgram(to) {
  mkdirSync(to, { recursive: true });
  const listed = runTool('git', ['ls-files', '-z', '--', ':!e2e', ':!bench', ':!docs'], { cwd: root }).output;
  const { output } = runTool('npm', ['ls', '--omit=dev', '--all', '--parseable'], { cwd: root });
  const packages = output.split('\n').filter((line) => line.startsWith(`${root}/`) && line.includes('/node_modules/'));
  const linked = ['node_modules/@paw', 'node_modules/.bin/node'];
  const paths = [...listed.split('\0'), ...packages.map((path) => relative(root, path)), ...linked];
  const input = paths.filter((path) => path && existsSync(join(root, path))).join('\0');
  const copied = runTool('sh', ['-c', 'tar -c --null -T - | tar -x -C "$0"', to], { cwd: root, input });
  if (copied.status !== 0) throw new Error(copied.output);
}

/** The C libraries that Node and the native packages need. */
function copyLibraries(to) {
  const native = readdirSync(join(root, 'node_modules'), { recursive: true })
    .filter((path) => /(argon2|sharp)-linux-[^/]*\/.*\.node$/.test(path))
    .map((path) => join(root, 'node_modules', path));
  const { output } = runTool('ldd', [process.execPath, ...native]);
  for (const path of new Set(output.match(/\/lib\S+(?= \()/g))) {
    if (path.startsWith(root) || !existsSync(path)) continue;
    mkdirSync(join(to, dirname(path)), { recursive: true });
    copyFileSync(path, join(to, path));
    chmodSync(join(to, path), 0o755);
  }
}
