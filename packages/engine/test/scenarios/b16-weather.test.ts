/** The weather: its table, and the heat that tires players out. */
import { describe, expect, test } from 'vitest';
import { WEATHERS } from '../../src/blood/words.ts';
import { at, fromToss, type KickOffs } from '../blood/kick-offs.ts';

const options = { weather: true };

test('B16-WEATHER-01: two dice are rolled for it before the match', () => {
  const s = fromToss({}, {}, options).dice('2d6:11', 'coin:heads').starts().expectLog('weatherRolled', 'tossed');
  expect(s.eventsOf('weatherRolled')).toEqual([{ type: 'weatherRolled', dice: 11, weather: 'pouringRain' }]);
  s.done();
});
test('B16-WEATHER-01: without the module it stays Nice and no dice are rolled', () => {
  const s = fromToss().dice('coin:heads').starts().expectNotLogged('weatherRolled');
  expect(WEATHERS[s.game.weather]).toBe('nice');
  s.done();
});
test('B16-WEATHER-02: the weather by the total of the dice', () => {
  const byTotal = Array.from({ length: 11 }, (_, i) => {
    const s = fromToss({}, {}, options)
      .dice(`2d6:${i + 2}`, 'coin:heads')
      .starts();
    return WEATHERS[s.game.weather];
  });
  expect(byTotal).toEqual([
    'swelteringHeat',
    'verySunny',
    'nice',
    'nice',
    'nice',
    'nice',
    'nice',
    'nice',
    'nice',
    'pouringRain',
    'blizzard',
  ]);
});
describe('Sweltering Heat', () => {
  const three = { players: 4, states: { 3: 'knockedOut', 4: 'reserves' } } as const;
  const hot = (...dice: string[]): KickOffs =>
    at('driveEnd', { options, weather: 'swelteringHeat', home: three, away: { players: 3 } })
      .dice(...dice)
      .starts();
  test('B16-WEATHER-02: when a drive ends everybody on the pitch rolls, and a 1 misses the next set-up', () => {
    // Two and three players on the pitch, then the KO'd one's own roll.
    const s = hot('d6:1', 'd6:2', 'd6:6', 'd6:1', 'd6:5', 'd6:3').expectAsked('setUp', 'home');
    expect(s.boxOf('home', 'exhausted')).toEqual(['H1']);
    expect(s.boxOf('home', 'knockedOut')).toEqual(['H3']);
    expect(s.boxOf('away', 'exhausted')).toEqual(['A2']);
    s.answers('byHand').expectIllegal({ place: 'H1' }).expectLegal({ place: 'H4' }).done();
  });
  test('B16-WEATHER-02: after that kick-off it is fit again', () => {
    const s = hot('d6:1', 'd6:2', 'd6:6', 'd6:6', 'd6:6', 'd6:3').answers('ready', 'ready');
    expect(s.boxOf('home', 'exhausted')).toEqual([]);
    expect(s.boxOf('home', 'reserves')).toEqual(['H1']);
    s.expectAsked('placeBall', 'home').done();
  });
  test('B16-WEATHER-02, B16-OQ-59: it strikes at half time too, before KO rolls', () => {
    at('driveEnd', {
      options,
      weather: 'swelteringHeat',
      turns: { home: 8, away: 8 },
      home: three,
      away: { players: 1 },
    })
      .dice('d6:2', 'd6:2', 'd6:1', 'd6:4')
      .starts()
      .expectLog('heatRolled', 'heatRolled', 'heatRolled', 'halfStarted', 'recoveryRolled', 'nobodyToSetUp')
      .expectAsked('setUp')
      .done();
  });
  test('B16-WEATHER-02: in other weather nobody rolls', () => {
    at('driveEnd', { options, weather: 'blizzard' }).starts().expectNotLogged('heatRolled').done();
  });
});
