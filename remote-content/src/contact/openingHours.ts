/** When somebody answers the phone. Times are of the shop's own zone. */
export const openingHours = {
  zone: 'Central Time',
  days: [
    { day: 'Monday to Friday', hours: '9 am – 6 pm' },
    { day: 'Saturday', hours: '10 am – 2 pm' },
    { day: 'Sunday', hours: 'Closed' },
  ],
} as const;
