/** Marks `<html>` of a preview page, whose tab is not notified of rollbacks and not measured. */
export const PREVIEW_MARK = 'preview';
