import { brand } from '@shop/domain/site/brand';
import type { Section } from './content';
import { minimumAge, noticeDays } from './policies';

type Settings = {
  /** Whether the operator has set an address to which the contact form is posted. */
  isContactPosted: boolean;
  /** The same for the newsletter's sign-up. */
  isNewsletterPosted: boolean;
  /** Whether browsers report how fast pages were and which releases failed. */
  isMeasured: boolean;
};

/** What this shop really does with data (rule content.policies). Change it together with the code that it describes. */
export function privacySections({ isContactPosted, isNewsletterPosted, isMeasured }: Settings): Section[] {
  return [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'You can visit every page without telling us who you are. There are no accounts.',
            'Your cart stays on your own device.',
            'We use no advertising and no tracking. We set no cookies, unless you shop without JavaScript.',
            'You pay at Stripe, on a page of theirs. We never see your card.',
            'Videos from other sites load only after you press play.',
          ],
        },
      ],
    },
    {
      id: 'cart',
      title: 'Your cart',
      blocks: [
        'The products in your cart are kept in the local storage of your browser, under the name **cart**. They are sent to us only when you check out. To erase them, use Clear Cart, or delete the data of this site in your browser.',
        'Beside them, under **cart-handled-orders**, your browser keeps the references of your last orders, so that a paid order empties the cart only once, and under **cart-checkout-key** a random number with the cart that you last checked out and the references of its payments, so that one cart is not paid for twice. Until you close the tab, it keeps a promo code that you entered or took off (**cart-promo-code**), products that could not be added yet (**shop.pendingAdds**), how far you had scrolled (**shop.scroll**), and the name of a partner site whose link to your cart you followed (**cart-ref**).',
        'If your browser runs no JavaScript, or one of our scripts cannot be loaded, your cart is kept in a cookie, **cart_lines**: the products by number, their quantities, a promo code and the references of your last payments. Another, **form_cart**, says that there is one. Both last for a month, and end as soon as our scripts can take the cart over.',
        'When you open one of our calculators, your browser keeps a copy of the tools and of the product list, so that they go on working **without a connection**. The copy holds nothing about you. The units that you choose there are kept until you close the tab.',
      ],
    },
    {
      id: 'orders',
      title: 'Orders and payment',
      blocks: [
        'When you check out, your browser sends us the products and quantities in your cart. We create a payment with **Stripe** and send you to a page that Stripe hosts. There, Stripe asks for what it needs to take the payment and for us to deliver: your name, email address, delivery address and payment details. Stripe handles them under [its own privacy policy](https://stripe.com/privacy), and may set cookies on its own page.',
        'Our own records of an order hold the products, the amounts, the state of the payment, its reference numbers, the tracking number of your parcel, and the name of a partner site that sent you, if one did. On request, or after the time that the law asks of us, we erase what is yours in them and keep the amounts for our accounts. We see your name, email and address at Stripe, and use them to send your order and to answer you.',
        'The page that confirms your order shows its products and its total, and no personal data.',
      ],
    },
    {
      id: 'messages',
      title: 'Messages and newsletter',
      blocks: [
        isContactPosted
          ? 'What you enter in the contact form (name, email, subject, message) is sent to the service that delivers our messages, and used to answer you.'
          : 'The contact form is not connected to a message service yet: what you enter there is not sent anywhere. To be sure to reach us, write an email.',
        isNewsletterPosted
          ? 'If you sign up for the newsletter, your email address is sent to the service that we use for it. You can unsubscribe at any time.'
          : 'Newsletter sign-up is not open yet: an address that you enter there is neither sent nor kept.',
        `If you write to [${brand.email}](mailto:${brand.email}), we keep the conversation for as long as we need it to help you.`,
      ],
    },
    {
      id: 'videos',
      title: 'Videos',
      blocks: [
        'Our short films come from this site, like our pictures. Where a tutorial has a longer video, you see a picture of ours first. Only when you press play, your browser loads the player from youtube-nocookie.com, a service of Google. Google then learns your network address and the page that you are on, and may store data in your browser, under [its own privacy policy](https://policies.google.com/privacy). If you do not press play, nothing is loaded from there.',
      ],
    },
    {
      id: 'logs',
      title: 'Logs',
      blocks: [
        'Our servers write technical logs to keep the shop running: the time, what was requested, whether it worked and how long it took. They hold no names, email addresses or payment details. To keep out abuse, our servers count in memory what a network address sends at once. The checkout counts its requests within a minute, under a code made from the address, and deletes that count a few minutes later.',
      ],
    },
    {
      id: 'measurements',
      title: 'Measurements',
      blocks: [
        isMeasured
          ? 'When you leave a page, your browser tells us how fast that page was and whether one of its parts failed. We add this to counts over all visitors. It does not say who you are, where you are or which page it was, and nothing is stored on your device for it. If your browser sends **Global Privacy Control**, it tells us nothing.'
          : 'We do not measure how you use the shop.',
        'A new version of a part of the shop may be shown to a share of visitors first. Who sees it follows from your network address and a random number that is thrown away with the trial; we set no cookie for it. To count nobody twice, our servers keep in memory, and nowhere else, a code made from the two. If your browser sends Global Privacy Control, you are never part of a trial.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        `The shop is not meant for children under ${minimumAge}, and we do not knowingly collect data from them. If you believe that a child has sent us data, write to us, and we’ll delete it.`,
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        `You may ask what we hold about you, and ask us to correct or delete it, unless the law requires us to keep it (invoices, for example). Write to [${brand.email}](mailto:${brand.email}) with your Order Reference.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        `If this policy changes in a way that matters, we’ll say so on this page about ${noticeDays} days before. The date at the top tells you which version you are reading.`,
      ],
    },
  ];
}
