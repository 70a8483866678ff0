/**
 * Puts a text on the clipboard, and answers whether that worked. Browsers keep `navigator.clipboard` from pages that come by
 * plain http over a network; the older command they still obey there.
 */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard)
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  let isCopied = false;
  const give = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text);
    isCopied = true;
  };
  document.addEventListener("copy", give);
  const isAllowed = document.execCommand("copy");
  document.removeEventListener("copy", give);
  return isAllowed && isCopied;
}
