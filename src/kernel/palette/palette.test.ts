import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { chosenColours, contrast, contrastsOf, defaultPalette, paletteCss, tooLow } from './palette.ts';

describe('the palette', () => {
  test('has the colours of the style sheet by default', () => {
    const tokens = readFileSync(path.join(import.meta.dirname, '../../web/styles/tokens.css'), 'utf8');
    for (const name of chosenColours) {
      const { light, dark } = { light: defaultPalette.light[name], dark: defaultPalette.dark[name] };
      assert.ok(tokens.includes(`--${name}: light-dark(${light}, ${dark});`), name);
    }
  });

  test('measures contrast as WCAG does', () => {
    assert.equal(contrast('#000000', '#ffffff'), 21);
    assert.equal(contrast('#777777', '#ffffff').toFixed(2), '4.48');
    assert.equal(contrast('#ffffff', '#777777').toFixed(2), '4.48');
  });

  test('is readable by default, in light and in dark, also what is mixed of it', () => {
    assert.deepEqual(contrastsOf(defaultPalette).filter(tooLow), []);
  });

  test('says which text is too hard to read', () => {
    const palette = { ...defaultPalette, dark: { ...defaultPalette.dark, sea: '#1f3a44' } };
    const low = contrastsOf(palette).filter(tooLow);
    assert.ok(low.some(({ theme, text, ground }) => theme === 'dark' && text === 'sea' && ground === 'paper'));
    assert.ok(low.every(({ theme }) => theme === 'dark'));
  });

  test('writes a rule that is stronger than the style sheets that follow it', () => {
    const css = paletteCss(defaultPalette);
    assert.match(css, /^:root:root \{\n {2}--paper: light-dark\(#fbf4e6, #10182a\);\n/);
    assert.match(css, /--on-tangerine: light-dark\(#1d1408, #1d1408\);/);
  });
});
