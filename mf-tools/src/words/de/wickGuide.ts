export const wickGuide = {
  wickFinder: 'Dochtfinder',
  wickEmpty: 'Einen Durchmesser eingeben und auf Berechnen drücken, oder in der Tabelle nachsehen.',
  tooNarrow:
    '{width} liegt unter dem kleinsten Wert der Tabelle. Mit dem kleinsten Teelichtdocht beginnen und probebrennen.',
  startWith: 'Für {width} Innendurchmesser mit {eco} oder {cd} beginnen. {caution}',
  soldFor: 'Unsere für Soja in dieser Breite: {wicks}.',
  sizeTable: 'Größentabelle',
  tableCaption: 'Dochtgrößen nach Innendurchmesser. {caution}',
  widthColumn: 'Innendurchmesser',
  inchesColumn: 'In Zoll',
  families: 'Dochtarten',
  whichKind: 'Welche Art von Docht?',
  suits: 'Passt zu:',
  watch: 'Zu beachten:',
  cotton: 'Baumwolle',
  cottonText:
    'Geflochtene oder flache Baumwolle, die sich beim Brennen umbiegt und so selbst kürzt. Die erste Wahl für Soja, Kokos und Mischungen, und am leichtesten zu bestimmen.',
  cottonSuits: 'Soja-, Kokos- und Mischwachs in Glas oder Dose.',
  cottonWatch:
    'Eine schwarze Kappe („Pilz“) zeigt, dass der Docht eine Nummer zu groß ist: eine Größe kleiner wählen.',
  wooden: 'Holz',
  woodenText:
    'Ein dünnes Holzblatt in einem Metallfuß. Brennt niedrig und breit und knistert oft. Maß ist die Breite des Blattes.',
  woodenSuits: 'Soja- und Kokoswachs in weiten, geraden Gefäßen.',
  woodenWatch: 'Geht aus, wenn er zu lang oder zu kurz ist: vor jedem Brennen auf 3 mm kürzen.',
  zinc: 'Zinkkern',
  zincText: 'Baumwolle um einen feinen Zinkdraht, der den Docht in tiefem, flüssigem Wachs aufrecht hält.',
  zincSuits: 'Gefäßkerzen aus Paraffin oder Gel, Votivkerzen und Teelichter.',
  zincWatch: 'Der steife Kern kürzt sich nicht selbst: jedes Mal auf 6 mm schneiden.',
  specialty: 'Spezialdochte',
  specialtyText:
    'Hanf und Vierkantgeflechte für Wachse, die schwer brennen. Vierkantgeflechte ziehen dickes Wachs gut.',
  specialtySuits: 'Bienenwachs, Stumpenkerzen und stark beduftete Kerzen.',
  specialtyWatch: 'Größen unterscheiden sich: mit der Tabelle des Herstellers beginnen und testen.',
};
