/** Places of other people's pages; X is the element. */
export const layouts: Record<string, string> = {
  block: '<div>X</div>',
  flex: '<div style="display:flex">X</div>',
  'flex column, centered': '<div style="display:flex;flex-direction:column;align-items:center">X</div>',
  'flex beside a text': '<div style="display:flex;flex-wrap:wrap"><p style="flex:1">Our text</p>X</div>',
  'grid, centered': '<div style="display:grid;place-items:center">X</div>',
  float: '<div style="float:left">X</div>',
  'inline-block': '<div style="display:inline-block">X</div>',
  dialog: '<dialog open style="padding:0;border:0">X</dialog>',
  'table cell': '<table><tr><td>X</td></tr></table>',
  absolute: '<div style="position:absolute">X</div>',
  'fit-content': '<div style="width:fit-content">X</div>',
  columns: '<div style="columns:2 300px">X</div>',
  'made a flex box': '<style>candle-calculator { display: flex }</style>X',
  'made a centered column':
    '<style>candle-calculator { display: flex; flex-direction: column; align-items: center }</style>X',
  'vertical text': '<div style="writing-mode:vertical-rl;width:340px">X</div>',
  'a narrow column': '<div style="width:280px"><div style="float:left">X</div></div>',
};
