/**
 * What a page has of Redux Toolkit: shared under the package's own name, without what no client state needs (thunks,
 * entity adapters, RTK Query), which would be 4 KB of every first visit. What is exported belongs to the contract's
 * number; a name that is missing here is missing in the server's smoke test too. The package is asked for by another
 * name (package.json, imports), because under its own it would be this module.
 */
export {
  addListener,
  configureStore,
  createAction,
  createListenerMiddleware,
  createSelector,
  createSlice,
  current,
  isAnyOf,
  nanoid,
} from '#redux-toolkit';
