/** Before `webpack/hot/dev-server`, which logs as soon as it is loaded: the console belongs to the shop. */
import { setLogLevel } from 'webpack/hot/log';

setLogLevel('warning');
