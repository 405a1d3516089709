/** The provider sends an ID token to the page. */
import { testSocialSignIn } from './socialJourneys.ts';

testSocialSignIn('implicit');
