/**
 * The English words behind the screens, in the order of their French pairs in `words-fr.ts`.
 *
 * 354 of the 602 pairs come from the annotations of Unicode CLDR 48.2 (Unicode License v3; see CREDITS.md), the others were
 * chosen for this game. They are not the published list.
 */
export const ENGLISH: readonly string[] = `
abacus, honeybee, shelter, accent, accordion, address, adult, poster, eagle, garlic, wing, magnet, alien, match,
alphabet, amber, ambulance, amphora, pineapple, anchor, angel, antenna, apprentice, spider, referee, bow,
archaeologist, slate, clay, wardrobe, artist, elevator, vacuum cleaner, astronaut, workshop, daybreak, inn,
eggplant, motorway, avalanche, airplane, avocado, badminton, luggage, ring, chopsticks, bathtub, broom, whale,
banana, banjo, suburb, bank, dam, baseball, basketball, juggler, cradle, butter, jewel, ticket, biscuit, bison,
kiss, badger, jar, wood, bomb, candy, boomerang, mouth, cork, shield, candle, baker, bouquet, purse, compass,
bowling, pretzel, brick, broccoli, wheelbarrow, fog, mist, sideboard, bubble, bus, baby, crutch, concrete, cabin,
peanut, cactus, dial, cockroach, squid, calendar, camping, duck, canoe, caravan, notebook, carrot, crossroads,
map, waterfall, helmet, beaver, cathedral, cellar, coffin, deer, cherry, brain, chair, camel, mushroom, luck,
building site, coal, framework, cat, cauldron, sock, chains, caterpillar, horse, knight, dog, number, choir, owl,
stopwatch, chestnut, castle, goat, cigarette, stork, graveyard, cinema, scissors, lemon, clearing, keyboard,
bell, key, pig, chest, hairdresser, package, dove, column, comet, cucumber, jam, contract, shaving, rooster,
seashell, coral, raven, costume, corridor, crown, race, sewing, lid, crab, necktie, pencil, shrimp, hook,
crocodile, croissant, skull, dusk, pancake, cube, spoon, cyclone, swan, danger, dolphin, tooth, lace, dentist,
debt, levee, turkey, dodo, dollar, customs, shower, dragon, dune, desert, mess, detective, elf, wrapping, empire,
child, envelope, snail, euro, explosion, postman, bundle, cliff, family, brass band, ghost, armchair, woman,
window, iron, farm, ferry, fire, leaf, thread, net, girl, fever, flamingo, snowflake, flute, fondue, fountain,
blacksmith, fossil, thunderbolt, scarf, ant, strawberry, rocket, party, galaxy, gallop, glove, station, boy,
waffle, gum, giraffe, ice, glacier, gorilla, gutter, barn, frog, grimace, counter, guitar, genie, axe, hamburger,
fish hook, hamster, bean, harp, hippopotamus, swallow, lobster, man, humour, hut, oyster, helicopter, hedgehog,
inheritance, hospital, hotel, iceberg, printer, tax, infinity, nurse, flood, ivory, leg, toy, newspaper, judge,
twin, binoculars, justice, kangaroo, kimono, kiosk, koala, maze, llama, lamp, tongue, rabbit, lavender, letter,
lever, freedom, unicorn, bed, book, cork oak, tenant, locomotive, lotus, wolf, magnifier, otter, sled, goggles,
goblin, leopard, lizard, house, mammoth, tangerine, mango, coat, merry-go-round, maracas, marathon, wedding,
hammer, swamp, mason, melon, lie, joiner, microscope, midnight, mirror, harvest, currency, monorail, mountain,
watch, fitted carpet, bite, mosaic, mosque, engine, motorcycle, fly, skunk, mill, foam, mosquito, sheep, muscle,
blueberry, jellyfish, metro, shipwreck, ship, nose, ninja, notary, cloud, water lily, knot, ogre, goose, onion,
bird, olive, shadow, gold, orbit, ear, pillow, orca, bear, straw, bread, peace, palm tree, panda, basket,
peacock, paper, butterfly, parachute, folding screen, scroll, sloth, passport, footbridge, watermelon, ice rink,
shovel, ball of wool, parrot, pharaoh, lighthouse, seal, phoenix, foot, octopus, battery, pilot, pill, chilli,
paintbrush, penguin, pick, swimming pool, pizza, coin, feather, plaster, handle, pear, fish, pepper, ointment,
firefighter, bridge, harbour, door, dustbin, chicken, pulley, lung, poetry, meadow, prince, princess, prison,
toll, pip, firecracker, oil, peach, quay, raft, radio, grapes, razor, rat, ravine, record, queen, trailer, fox,
shark, coil, rhinoceros, curtain, rice field, dress, robot, rock, novel, rose, wheel, rust, rupee, ribbon,
beehive, rugby, rumour, reef, sand, sandwich, boar, fir tree, satellite, soap, saxophone, beetle, saw, scientist,
scorpion, bucket, secret, salt, sole, syringe, snake, lock, whistle, silence, silo, monkey, mermaid, century,
skis, sun, soup, source, mouse, spaghetti, spiral, stadium, statue, pen, stethoscope, lollipop, sushi, synagogue,
stool, tailor, drum, pie, mole, taxi, storm, tennis, tent, terrace, thermometer, teapot, tiger, drawer, toilet,
tomato, barrel, thunder, torch, tornado, turtle, spinning top, sunflower, screwdriver, tractor, train,
trampoline, tram, trapeze, work, sleigh, troll, trumpet, trophy, pavement, hole, truffle, shamrock, treasure,
tile, tulip, tunnel, telescope, telephone, television, uniform, factory, holiday, cow, waltz, vampire, steam,
vulture, velvet, plunger, orchard, vineyard, city, wine, violin, bend, virus, stained glass, sailboat, neighbour,
automobile, volcano, thief, aviary, journey, bicycle, truth, wagon, yacht, zombie, zebra, donkey, landslide,
chess, ladder, echo, lightning, school, bark, squirrel, church, sewer, moose, elephant, sponge, balance, team,
shelf, pond, spark, label, star, eye, egg`
  .trim()
  .split(/,\s+/);
