import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import { type CandleEventMap, defineCalculators, type Theme } from '@wick-and-wax/calculators';

defineCalculators({ shop: 'https://shop.example' });

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <candle-calculator
      type="wax"
      [theme]="theme"
      [diameter]="8"
      [height]="9"
      (calculated)="keep($event)"
      (add-supplies)="$event.preventDefault()"
    ></candle-calculator>
    <p>{{ grams }}</p>
  `,
})
export class AppComponent {
  theme: Theme = 'auto';
  grams = 0;

  keep({ detail }: CandleEventMap['calculated']) {
    if (detail.type === 'wax') this.grams = detail.result.waxGrams;
  }
}
