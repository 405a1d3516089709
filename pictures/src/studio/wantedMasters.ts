import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CataloguePicture } from '../catalogue.ts';
import { hashStudio } from './hashStudio.ts';

export const viewNames = ['hero', 'second', 'third'] as const;
type ViewName = (typeof viewNames)[number];

/** One master that the shop could have: a shape that a product has, from one side. */
export interface WantedMaster {
  /** Of its files in `masters/`: `{picture}`, `{picture}--2`, `{picture}--3`. */
  name: string;
  family: string;
  shape: Readonly<Record<string, string>>;
  view: ViewName;
  /** Of the family's file, the studio's files that it uses, the shape, the view and the settings. */
  hash: string;
}

/** All of the modelled families: every hero first, then the other views. Only featured products have a third. */
export function listWantedMasters(pictures: Iterable<CataloguePicture>, studioFolder: string): WantedMaster[] {
  const modelled = [...pictures].filter(({ family }) => existsSync(join(studioFolder, familyFile(family))));
  return viewNames.flatMap((view, at) =>
    modelled
      .filter(({ featured }) => view !== 'third' || featured)
      .map(({ name, family, shape }) => ({
        name: at ? `${name}--${at + 1}` : name,
        family,
        shape,
        view,
        hash: hashStudio(studioFolder, familyFile(family), JSON.stringify({ shape, view })),
      })),
  );
}

const familyFile = (family: string) => `families/${family.replaceAll('-', '_')}.py`;
