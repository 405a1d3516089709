import { POLICIES } from '../files/policyNames.ts';
import { trustedPolicy } from '../files/trustedPolicy.ts';

/** JSON as the text of a script. It calls nothing, wherever a browser would run it. */
export const structuredData = trustedPolicy(POLICIES.data, 'createScript', (text) => {
  JSON.parse(text);
  return text;
});
