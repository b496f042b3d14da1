/** What a package must not reach lies here for its compiler (`paths` of its tsconfig.json), and there is nothing in it. */
export {};
