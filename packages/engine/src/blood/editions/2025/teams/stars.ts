/**
 * The teams that coaches begin with, joined by Star Players and with a prayer to Nuffle: for a treasury of their own
 * (B25-TEAM-20). With the tournament teams they show every Star Player of 2025.
 */
import type { TeamFile } from '../../../teams/terms.ts';
import { beginners2025 } from './beginners.ts';

const TREASURY = 1_600_000;

const withStars = (
  roster: string,
  stars: readonly string[],
  other: Pick<TeamFile, 'league' | 'patron' | 'inducements'> = {},
): TeamFile => {
  const file = beginners2025.find(({ id }) => id === roster) as TeamFile;
  return {
    ...file,
    id: `${roster}-stars`,
    name: `${file.name} and Friends`,
    treasury: TREASURY,
    inducements: [...(file.inducements ?? []), { inducement: 'prayersToNuffle', count: 1 }],
    ...other,
    stars: stars.map((star, i) => ({ number: file.players.length + i + 1, star })),
  };
};

export const starTeams2025: readonly TeamFile[] = [
  withStars('amazon', ['boaKonssstriktr', 'estelleLaVeneaux']),
  withStars('blackOrc', ['rashnakBackstabber', 'varagGhoulChewer']),
  withStars('bretonnian', ['griffOberwald', 'karlaVonKill']),
  withStars('chaosChosen', ['lordBorakTheDespoiler', 'withergraspDoubledrool'], { patron: 'nurgle' }),
  withStars('chaosDwarf', ['htharkTheUnstoppable', 'zzhargMadeye'], { league: 'badlandsBrawl' }),
  withStars('chaosRenegades', ['grashnakBlackhoof', 'gufflePusmaw'], { patron: 'nurgle' }),
  withStars('darkElf', ['kirothKrakeneye', 'roxannaDarknail']),
  withStars('dwarf', ['grombrindal', 'josefBugman']),
  withStars('elvenUnion', ['eldrilSidewinder', 'glorielSummerbloom']),
  withStars('gnome', ['rodneyRoachbait', 'rowanaForestfoot']),
  withStars('goblin', ['fungusTheLoon', 'bomberDribblesnot']),
  withStars('halfling', ['rumbelowSheepskin', 'puggyBaconbreath']),
  withStars('highElf', ['lucienSwift', 'valenSwift', 'jeremiahKool'], { inducements: [] }), // with all three nothing is left
  withStars('human', ['theMightyZug', 'helmutWulf']),
  withStars('imperialNobility', ['barikFarblast', 'morgNThorg']),
  withStars('khorne', ['maxSpleenripper', 'scylaAnfingrimm']),
  withStars('lizardmen', ['anqiPanqi', 'glotlStop']),
  withStars('necromanticHorror', ['wilhelmChaney', 'gretchenWachter']),
  withStars('norse', ['ivarEriksson', 'thorssonStoutmead']),
  withStars('nurgle', ['bilerotVomitflesh', 'akhorneTheSquirrel']),
  withStars('ogre', ['grimIronjaw', 'skrorgSnowpelt']),
  withStars('oldWorldAlliance', ['cindyPiewhistle', 'karlaVonKill']),
  withStars('orc', ['theBlackGobbo', 'ripperBolgrot']),
  withStars('shamblingUndead', ['ivanTheAnimalDeathshroud', 'akhorneTheSquirrel']),
  withStars('skaven', ['hakflemSkuttlespike', 'skitterStabStab']),
  withStars('snotling', ['kreekRustgouger', 'scrappaSorehead']),
  withStars('tombKings', ['skrullHalfheight', 'grak', 'crumbleberry']),
  withStars('underworldDenizens', ['glartSmashrip', 'nobblaBlackwart']),
  withStars('vampire', ['captainKarinaVonRiesz', 'countLuthorVonDrakenborg']),
  withStars('woodElf', ['deeprootStrongbranch', 'mapleHighgrove'], { league: 'woodlandLeague' }),
];
