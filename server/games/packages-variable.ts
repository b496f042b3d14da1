/** Where the packages with games are named, with commas. Threads find the same packages there as the program that has started them. */
export const PACKAGES_VARIABLE = 'HAVRE_GAME_PACKAGES';
