import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';

@Component({
  selector: 'app-wrong',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <candle-calculator (calculated)="keep($event)"></candle-calculator> <!-- wrong -->
    <candle-calculator (candle-ready)="keep($event.detail.reason)"></candle-calculator> <!-- wrong -->
  `,
})
export class WrongComponent {
  text = '';

  keep(text: string) {
    this.text = text;
  }
}
