/** Before `webpack/hot/dev-server`, which speaks as soon as it is there: the shop's console is the shop's. */
import { setLogLevel } from 'webpack/hot/log';

setLogLevel('warning');
