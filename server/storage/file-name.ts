/** The name of the one file of a store. It stands alone, for those who want to know where it is and not to open it. */
export const FILE_NAME = 'havre.db';
