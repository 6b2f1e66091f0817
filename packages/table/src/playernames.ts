/**
 * What players are called whom nobody has named: made of the syllables of their people. A name follows from team and
 * number alone, so a record of any age has the same names in every replay and nothing more to keep.
 */
import type { Side } from './service.ts';

interface Tongue {
  readonly first: readonly string[];
  readonly last: readonly string[];
}
const tongue = (first: string, last: string): Tongue => ({ first: first.split(' '), last: last.split(' ') });

const DWARF = tongue(
  'Baldrun Dagra Fuldra Grunda Hargin Kolda Morgrun Nulrik Orsa Skaldor Thrumi Ulfgra Vornik',
  'Ashvein Brassknuckle Coalbrow Deepdelver Emberfist Flintjaw Gritstone Hammertoe Ironrind Kegbelly Mossbeard',
);
const ORC = tongue(
  'Brugg Druz Gazrak Grobnut Hurgo Krudd Mogsnik Nargl Ruzza Skab Thugro Urgat Zogmar',
  'Bonechew Dirtboot Earbiter Fistface Gobspit Headbonk Kneecrack Mudguts Rocknoggin Skullrap Toothpick',
);
const GOBLIN = tongue(
  'Blik Dribz Fizgit Gnik Jibber Krik Nizzle Pok Snirk Squee Tizzit Wix Yob',
  'Backstab Boggle Creepfoot Fleabag Gutrot Lickspit Nosedrip Pinchit Ratbreath Scuttle Wobblechin',
);
const RAT = tongue(
  'Chitrik Eekit Fessik Gnashrit Hisk Kreetch Nibrat Quikrit Retchik Skreeb Snikkit Twitchik Vrask',
  'Blacktail Cheesethief Dampfur Filchpaw Gnawbone Longtooth Quickclaw Sewerborn Tattertail Warpwhisker Yellowfang',
);
const ELF = tongue(
  'Aelith Calenor Dethiel Elyndor Faelar Ithilan Laurean Maelis Nimriel Orophen Sylvar Thalion Vaeris',
  'Dawnstep Fairwind Goldleaf Highbranch Moonbrook Nightbreeze Silverbow Starfall Swiftwater Truelight Whitecrest',
);
const DARK_ELF = tongue(
  'Azhira Cyriss Drusala Ekhrath Hespira Kaelthra Malvine Neshra Ravian Sevrath Tullarix Vexira Zhareth',
  'Blackthorn Coldkiss Duskblade Grimveil Nightbane Paincrown Razorsmile Shadecloak Thornheart Venomtongue Widowmark',
);
const HUMAN = tongue(
  'Albrecht Bertild Conrad Dieter Elsbeth Gerwin Hilda Jorgen Klaus Liesl Magnus Otto Wilhelma',
  'Barrelman Cooper Dunkelhof Ferryman Grauwald Hofbauer Kettler Langbein Marktschreier Rotbart Steinbruck',
);
const NORSE = tongue(
  'Arnulf Bjora Eyvind Frida Gunnvald Halvar Ingrun Ketil Ragna Sigvald Torgeir Ulfhild Yrsa',
  'Aleborn Bearskin Frostbeard Gullwing Icebreaker Meadhorn Oarbender Reefrunner Stormcaller Wavecleaver Wolfbane',
);
const AMAZON = tongue(
  'Amaru Chasca Illari Itzel Killa Nayeli Quilla Sami Tayra Uma Xochi Yanira Zuma',
  'Emeraldspear Feathercrown Jaguarstep Junglesong Moonscale Rainbringer Riverstone Sunmask Thunderleaf Vinewalker',
);
const HALFLING = tongue(
  'Bodo Clover Daisy Fennel Hobb Juniper Marlo Nettle Pippa Rosebud Sorrel Tansy Wilf',
  'Appledumpling Breadbasket Crumpet Ladlespoon Mustardseed Pickle Porridge Puddingfoot Roundbottom Saucepan Teakettle',
);
const LIZARD = tongue(
  'Axqi Chotla Huatl Itzak Kroqui Loqtzi Oxayo Quetl Tlanix Tzunki Xhotl Yaxqa Zlaq',
  'Brightscale Coldblood Crestbearer Fangmaw Leaftongue Longcrest Mudbask Stonehide Sunspine Swampstride Tailwhip',
);
const DEAD = tongue(
  'Ankhar Boniface Cadwell Drustan Edgar Gravina Hollis Mortimer Nefra Osric Sepulca Tomasin Wraithild',
  'Barrow Coffinnail Cryptwell Dustybones Earthbed Gravemould Hollowribs Latecomer Palewind Tombstone Wormfood',
);
const VAMPIRE = tongue(
  'Adalric Bathilda Casimir Desdemona Emeric Georgina Ludovic Mirabel Octavian Seraphine Valeria Wenceslas Yolanda',
  'Bloodmoor Castellan Darkholme Eventide Mournstone Nachtwald Ravenscar Sanguine Velvetcape Winterbourne',
);
const WILD = tongue(
  'Ashgor Brakh Drogar Ghur Hroth Kazzul Morghash Ragrim Skarth Tharg Ulghar Vorax Zarkul',
  'Axehowl Bloodhoof Doomhorn Flamebrand Gorehide Hellbray Manglejaw Rotgut Skinpeel Twistclaw Warpborn',
);
const BIG = tongue(
  'Bolg Crump Dunt Grum Hork Lug Mung Oof Plod Stomp Thud Wump Yorg',
  'Bellyflop Boulderchuck Flattener Manbasher Mountainback Nosquash Slabhand Treesnap Trunkleg Wallbump',
);
/** By the head a player is drawn with, which is what tells peoples apart on the pitch. */
const TONGUES: Readonly<Record<string, Tongue>> = {
  none: HUMAN,
  tusks: ORC,
  'orc-topknot': ORC,
  goblin: GOBLIN,
  snotling: GOBLIN,
  troll: BIG,
  ogre: BIG,
  beard: DWARF,
  'beard-wind': DWARF,
  'beard-braids': DWARF,
  slayer: DWARF,
  rat: RAT,
  'rat-swift': RAT,
  'elf-hair': ELF,
  'elf-helm': ELF,
  'elf-knot': DARK_ELF,
  saurus: LIZARD,
  skink: LIZARD,
  scales: LIZARD,
  skull: DEAD,
  skeleton: DEAD,
  zombie: DEAD,
  ghoul: DEAD,
  wight: DEAD,
  mummy: DEAD,
  khemri: DEAD,
  vampire: VAMPIRE,
  norse: NORSE,
  amazon: AMAZON,
  halfling: HALFLING,
};
/** Everything a name may be made of. */
export const NAME_WORDS: readonly string[] = [WILD, ...Object.values(TONGUES)].flatMap(({ first, last }) => [
  ...first,
  ...last,
]);
/** Any two texts that differ begin elsewhere on the list. */
const placeOf = (text: string): number =>
  [...text].reduce((hash, letter) => (hash * 33 + letter.charCodeAt(0)) >>> 0, 5381);

/** Two teams of one name are far enough apart on the list for everybody. */
const OTHER_SIDE = 64;
/** `which` counts the players of a team: no two of a people share a name there. */
export const madeName = (head: string, team: string, side: Side, which: number): string => {
  const { first, last } = TONGUES[head] ?? WILD;
  // Thirteen and eleven, or the like, have no common measure: one step on is another pair until all have been used.
  const at = placeOf(team) + side * OTHER_SIDE + which;
  return `${first[at % first.length]} ${last[at % last.length]}`;
};
