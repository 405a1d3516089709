/** @jest-environment node */
import { moreBadReleases } from './testing/badReleases.ts';
import { testBadReleases } from './testing/testBadReleases.ts';

jest.setTimeout(120_000);
testBadReleases(moreBadReleases);
