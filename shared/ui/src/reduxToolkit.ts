/**
 * The shared part of Redux Toolkit, under the package's own name, without the parts that no client state needs (thunks, entity
 * adapters, RTK Query), which would add 4 KB to every first visit. The exports belong to the contract's number; a missing
 * export fails the server's smoke test too. The package is imported by another name (package.json, imports), because its own
 * name resolves to this module.
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
