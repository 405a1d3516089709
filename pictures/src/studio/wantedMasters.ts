import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CataloguePicture } from '../catalogue.ts';
import { hashStudio } from './hashStudio.ts';

export const viewNames = ['hero', 'second', 'third', 'scene', 'ground'] as const;
type ViewName = (typeof viewNames)[number];

/** A master that the shop needs: a product's shape from one side, or a scene. */
export interface WantedMaster {
  /** Of its files in `masters/`: `{picture}`, `{picture}--2`, `{picture}--3`, `{scene}`; `{picture}.ground` of a ground mask. */
  name: string;
  /** The product's family, or the scene itself. */
  family: string;
  view: ViewName;
  /** The studio's file that Blender runs, and its arguments. */
  script: 'render.py' | 'render_scenes.py' | 'render_ground.py';
  words: readonly string[];
  /** Of the script, of the family's or scene's file, of the studio's files that they use, and of the words. */
  hash: string;
}

/** The masters of all modeled families: every hero first, then the other views. Only featured products have a third view. */
export function listWantedMasters(pictures: Iterable<CataloguePicture>, studioFolder: string): WantedMaster[] {
  const modelled = [...pictures].filter(({ family }) => existsSync(join(studioFolder, familyFile(family))));
  return viewNames.slice(0, 3).flatMap((view, at) =>
    modelled
      .filter(({ featured }) => view !== 'third' || featured)
      .map(({ name, family, shape }) => ({
        name: at ? `${name}--${at + 1}` : name,
        family,
        view,
        script: 'render.py',
        words: [family, ...Object.entries(shape).map(([parameter, value]) => `${parameter}=${value}`), `view=${view}`],
        hash: hashStudio(studioFolder, ['render.py', familyFile(family)], JSON.stringify({ shape, view })),
      })),
  );
}

/** The mask of the ground in each picture of a product, by the same model and camera. */
export function listWantedGrounds(pictures: Iterable<CataloguePicture>, studioFolder: string): WantedMaster[] {
  const script = 'render_ground.py';
  return listWantedMasters(pictures, studioFolder).map(({ name, family, view, words }) => ({
    name: `${name}.ground`,
    family,
    view: 'ground',
    script,
    words,
    hash: hashStudio(studioFolder, [script, familyFile(family)], JSON.stringify({ words, view })),
  }));
}

/** The scenes that the studio can build. */
export function listWantedScenes(names: readonly string[], studioFolder: string): WantedMaster[] {
  return names
    .filter((name) => existsSync(join(studioFolder, sceneFile(name))))
    .map((name) => ({
      name,
      family: name,
      view: 'scene',
      script: 'render_scenes.py',
      words: [name],
      hash: hashStudio(studioFolder, ['render_scenes.py', sceneFile(name)], name),
    }));
}

const familyFile = (family: string) => `families/${family.replaceAll('-', '_')}.py`;
const sceneFile = (scene: string) => `scenes/${scene.replace(/--.*/, '').replaceAll('-', '_')}.py`;
