import type { FactBuilder } from "../builder/fact-builder.ts";
import { jointWidth } from "../statistics/joint-intervals.ts";
import { addPriceChange } from "./add-price-change.ts";
import { addStayByDiscount, discountGroups } from "./discounted-joiners.ts";
import { addEarningsChange } from "./earnings-change.ts";
import { addJoinerValue } from "./joiner-value.ts";
import { addMonthsSubscribed } from "./months-subscribed.ts";
import type { PayerBook } from "./payer-book.ts";
import { addFollowerValue, addPayerValue } from "./payer-value.ts";
import { addStayByPrice } from "./price-joined-at.ts";
import { addQuietPayers } from "./quiet-payers.ts";

/**
 * The change of earnings in a month and in a quarter, of what newcomers bring, and of who stays at which price are claimed side by side, and where it is known
 * of who stays after a discount (decision 0164).
 */
const claims = 4;

/** What payments say of those who pay: docs/methods.md, 'Payers'. Without a statement only what followers bring. */
export function addPayers(builder: FactBuilder, book: PayerBook | undefined): void {
  addFollowerValue(builder);
  const isGiven = book?.evidence.some((key) => builder.evidence.has(key));
  if (!book || !isGiven) return;
  const discount = discountGroups(book);
  const width = jointWidth(claims + (discount ? 1 : 0));
  addEarningsChange(builder, book, width);
  addPayerValue(builder, book);
  addQuietPayers(builder, book);
  addPriceChange(builder, book);
  addStayByPrice(builder, book, width);
  if (discount) addStayByDiscount(builder, book, { ...discount, width });
  addJoinerValue(builder, book, width);
  addMonthsSubscribed(builder, book);
}
