/** Why there is no backup, or why one was not restored: a sentence that names the fix. */
export class BackupProblem extends Error {}
