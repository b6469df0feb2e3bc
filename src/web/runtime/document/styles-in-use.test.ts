import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { stylesInUse } from './styles-in-use.ts';

const used = (styles: string) =>
  stylesInUse(styles, '<main class="page wide_x1"><p class="a-b">“</p><p>class="no"</p></main>');

describe('of the styles of a markup', () => {
  test('those stay that can apply to it', () => {
    for (const styles of [
      ':root{--ink:#000}body,html{margin:0}',
      '.page{color:red}',
      '.page>.a-b:focus-visible:not(.gone){color:red}',
      '.page:hover,.page:focus-visible{color:red}',
      '.page:not(:hover){color:red}',
      '.gone,.page{color:red}',
      '.page:is(.gone,.other) p{color:red}',
      '.page:has(.gone:not(.x)){color:red}',
      '.pa\\+ge{color:red}',
      '@media (max-width:40rem){.wide_x1{margin:0}}',
      '@supports (color:lab(0 0 0)){@media screen{.page{margin:0}}}',
      '@font-face{font-family:"a{b";src:url(/a.woff2)}',
      '.page{animation:1s turn}@keyframes turn{0%{rotate:0}to{rotate:1turn}}',
      '@layer base,page;.page{color:red}',
      '.page:after{content:"}.gone{"}',
    ])
      assert.equal(used(styles), styles);
  });

  test('those go that ask for something it has not', () => {
    assert.equal(used('.gone{color:red}'), '');
    assert.equal(used('.page .gone{color:red}.page{margin:0}.no{margin:1px}'), '.page{margin:0}');
    assert.equal(used('.page.gone,.a-b>.other{color:red}'), '');
    assert.equal(
      used('@media (width>1px){.gone{margin:0}.page{margin:1px}}@media screen{.gone{margin:0}}'),
      '@media (width>1px){.page{margin:1px}}',
    );
    assert.equal(used('.page:hover{color:red}.page:active .a-b,.a-b:hover:not(.gone){color:red}'), '');
    assert.equal(used('@media print{.page{margin:0}}@keyframes spin{0%{rotate:0}to{rotate:1turn}}'), '');
    assert.equal(used('.wide{margin:0}.a{margin:0}.x1{margin:0}'), '');
  });
});
