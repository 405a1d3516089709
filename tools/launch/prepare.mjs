/**
 * Runs after every install: the types of the api and of the registry are generated from their OpenAPI documents, and
 * the install is noted, so `npm start` does not repeat it.
 */
import { markInstalled } from './ensureInstalled.mjs';
import { writeTypes } from './typedDocuments.mjs';

if (writeTypes()) markInstalled();
