import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { readSite } from '@paw/contract/site.ts';
import { PolicyDocument } from './document/PolicyDocument.tsx';
import { policyVersions } from './document/policyVersions.ts';
import { browserParts } from './privacy/browserParts.tsx';
import { dataParts } from './privacy/dataParts.tsx';
import { rightsParts } from './privacy/rightsParts.tsx';

export function head(): Head {
  return {
    title: 'Privacy policy | Paw Dailies',
    description: 'What Paw Dailies knows about you, why, how long we store it, and how to have it changed or deleted.',
    canonical: links.privacy(),
  };
}

export function Component() {
  const site = readSite();
  return (
    <PolicyDocument
      title="Privacy policy"
      versions={policyVersions.privacy}
      lead="We collect only what the store needs to work. Here’s what that is."
      sections={[...browserParts(site), ...dataParts(site), ...rightsParts(site)]}
    />
  );
}
