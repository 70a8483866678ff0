import { chartsTemplate } from "./template-charts.ts";
import { summaryTemplate } from "./template-summary.ts";

/**
 * How a report's document is set, in Typst. All that it says comes in as data (`sys.inputs.document`), which is set as
 * text and never read as markup; it reads no file and contacts no host. `date: none` keeps the bytes the same at any time.
 */
export const template = `
#let d = json(bytes(sys.inputs.document))
#let families = json(bytes(sys.inputs.families))
#let ink = rgb("#1d2329")
#let ink2 = rgb("#474f57")
#let ink3 = rgb("#62696f")
#let hair = rgb("#dedcd6")
#let sunken = rgb("#f4f3ef")
#let teal = rgb("#00696b")
#let colours = (instagram: rgb("#b3325b"), x: rgb("#556170"), tiktok: rgb("#323c47"), onlyfans: rgb("#1a6f9f"))
#let tones = (low: ink3, medium: rgb("#8f5b0d"), high: rgb("#b33a35"))
#let colour(of) = if "platform" in of { colours.at(of.platform) } else { teal }

#set document(title: d.title, author: d.product, date: none)
#set text(font: families, fallback: false, size: 9.5pt, fill: ink, lang: d.language, number-width: "tabular")
#set par(leading: 0.62em, spacing: 0.9em, justify: false)
#set page(
  paper: "a4",
  margin: (x: 17mm, top: 16mm, bottom: 19mm),
  footer: context {
    set text(7.5pt, fill: ink3)
    grid(columns: (1fr, auto), d.footer, counter(page).display() + " / " + str(counter(page).final().first()))
  },
)

#let mark(of) = box(width: 4.4pt, height: 4.4pt, baseline: -1.6pt, align(center + horizon,
  if of == "file" { rotate(45deg, square(size: 2.9pt, fill: teal)) }
  else if of == "screenshot" { polygon((0pt, 3.6pt), (2.1pt, 0pt), (4.2pt, 3.6pt), fill: teal) }
  else if of == "manual" { circle(radius: 1.6pt, stroke: 0.6pt + ink3) }
  else if of == "inferred" { circle(radius: 1.6pt, stroke: (paint: ink3, thickness: 0.6pt, dash: (0.8pt, 0.8pt))) }
  else { circle(radius: 1.7pt, fill: teal) }
))
#let marked(of, body) = if "mark" in of { body + h(1.2pt, weak: false) + mark(of.mark) } else { body }
// A mark stays with its figure; only a text too long for that may break.
#let pieces(all) = all.map(one => if "mark" in one {
  let figure = marked(one, text(weight: 600, one.text))
  if one.text.len() < 40 { box(figure) } else { figure }
} else { one.text }).join()
#let heading2(body) = block(above: 14pt, below: 7.5pt, sticky: true, text(12.5pt, weight: 600, body))
#let heading3(body) = block(above: 1.2em, below: 0.65em, sticky: true, text(9.5pt, weight: 600, fill: ink2, body))
#let card(top: none, body) = block(
  width: 100%, inset: 9pt, radius: 3pt, breakable: false,
  stroke: (top: if top == none { 0.6pt + hair } else { 1.6pt + top }, rest: 0.6pt + hair), body,
)
#let small(body) = text(7.5pt, fill: ink3, body)

#let rows(all) = grid(
  columns: (1fr, 1.25fr), row-gutter: 6pt, column-gutter: 6pt,
  ..all.map(row => (
    text(fill: ink2, row.label),
    align(right, {
      text(weight: 600, marked(row, row.value))
      if "range" in row { linebreak(); small(row.range) }
    }),
  )).flatten(),
)
#let bars(all) = grid(
  columns: (32%, 1fr, 20mm), row-gutter: 5pt, column-gutter: 8pt, align: (left + horizon, horizon, right + horizon),
  ..all.map(row => (
    row.label,
    block(width: 100%, height: 5pt, radius: 2pt, fill: sunken, clip: true, rect(width: row.to * 100%, height: 5pt, fill: teal)),
    text(weight: 600, marked(row, row.value)),
  )).flatten(),
)
${chartsTemplate}#let cards(b) = grid(
  columns: (1fr, 1fr), gutter: 9pt,
  ..b.cards.enumerate().map(((index, one)) => {
    // The last of an odd number has nothing beside it.
    let isAlone = index == b.cards.len() - 1 and calc.even(index)
    grid.cell(colspan: if isAlone { 2 } else { 1 }, card(top: colour(one), {
      block(below: 8pt, text(weight: 600, one.title))
      rows(one.rows)
      if one.notes.len() > 0 { v(4pt); line(length: 100%, stroke: 0.5pt + hair); text(8pt, fill: ink2, pieces(one.notes)) }
    }))
  }),
)
#let points(b) = {
  let item(one, lead) = grid(
    columns: (12pt, 1fr, auto), column-gutter: 3pt, lead, pieces(one.pieces),
    if "note" in one { small(one.note) },
  )
  for (index, one) in b.items.enumerate() {
    block(above: 0.75em, below: 0.75em, item(one,
      if b.numbered { text(fill: ink3, str(index + 1) + ".") }
      else { box(baseline: -1pt, square(size: 5pt, radius: 1pt, fill: tones.at(one.at("tone", default: "low")))) }))
  }
}
${summaryTemplate}
#let show-block(b) = {
  if b.kind == "heading" { heading3(b.text) }
  else if b.kind == "text" { block(pieces(b.pieces)) }
  else if b.kind == "cards" { cards(b) }
  else if b.kind == "bars" { block(breakable: false, bars(b.rows)) }
  else if b.kind == "ranges" { ranges(b) }
  else if b.kind == "line" { chart-line(b) }
  else if b.kind == "columns" { chart-columns(b) }
  else { points(b) }
}

#if "logo" in d {
  // As large as a box of 150 by 40 points takes it whole.
  let logo = bytes(d.logo)
  block(below: 10pt, context {
    let size = measure(image(logo))
    image(logo, alt: d.prepared.last().at(1), width: size.width * calc.min(150pt / size.width, 40pt / size.height))
  })
}
#grid(
  columns: (1fr, auto), text(10pt, weight: 600, fill: teal, d.product),
  align(right, text(8pt, fill: ink3, d.number + " · " + d.sealedOn)),
)
#v(4pt)
#line(length: 100%, stroke: 0.6pt + hair)
#v(2pt)
#block(below: 8pt, align(left, text(20pt, weight: 600, dir: if "isRightToLeft" in d { rtl } else { ltr }, d.name)))
#block(text(fill: ink3, d.handle))
#if d.prepared.len() > 0 {
  block(above: 9pt, grid(columns: (auto, 1fr), column-gutter: 8pt, row-gutter: 5pt,
    ..d.prepared.map(row => (text(fill: ink3, row.at(0)), text(weight: 600, row.at(1)))).flatten()))
}
#block(above: 10pt, grid(
  columns: (auto, 1fr), column-gutter: 8pt, row-gutter: 5pt,
  ..d.profiles.map(p => (text(weight: 600, fill: colour(p), p.name), p.handle + h(8pt) + small(p.url))).flatten(),
))
#if "sandbox" in d { block(above: 10pt, box(inset: (x: 5pt, y: 3pt), radius: 2pt, stroke: 0.6pt + tones.medium, text(8pt, weight: 600, fill: tones.medium, d.sandbox))) }
#if "notRead" in d {
  block(width: 100%, inset: 8pt, radius: 3pt, fill: sunken, {
    text(weight: 600, d.notRead.title)
    for row in d.notRead.rows { linebreak(); row }
    linebreak()
    text(fill: ink2, d.notRead.hint)
  })
}
#summary(d.summary)
#block(above: 12pt, {
  for one in d.marks.names { box(mark(one.mark) + h(2.5pt) + text(8pt, one.name)); h(9pt) }
  linebreak()
  small(d.marks.lead)
})

#for section in d.sections {
  heading2(section.title)
  for b in section.blocks { show-block(b) }
}

#block(above: 14pt, breakable: false, width: 100%, {
  set text(7.5pt)
  heading2(d.seal.title)
  grid(columns: (32%, 1fr), row-gutter: 5pt, column-gutter: 6pt,
    ..d.seal.rows.map(row => (text(fill: ink3, row.at(0)), row.at(1))).flatten())
  block(above: 9pt, d.seal.verify)
})

#if d.hasAppendix [
#block(above: 14pt, breakable: false, width: 100%, {
  set text(7.5pt)
  heading2(d.sources.title)
  table(
    columns: (2fr, 1fr), stroke: none, inset: (x: 3pt, y: 3pt),
    table.header(..d.sources.columns.map(name => table.cell(fill: sunken, text(weight: 600, fill: ink2, name)))),
    ..d.sources.rows.map(row => row.map(cell => table.cell(cell))).flatten(),
  )
})
#heading2(d.appendix.title)
#block(small(d.appendix.lead))
#set text(7.5pt)
#set par(leading: 0.5em)
#for group in d.appendix.groups {
  block(above: 10pt, width: 100%, table(
    columns: (2.1fr, 2.3fr, 3.7fr, 3.3fr), stroke: none, inset: (x: 3pt, y: 3.2pt), align: left + top,
    table.header(
      table.cell(colspan: 4, inset: (x: 0pt, y: 4pt), text(9pt, weight: 600, group.title)),
      ..d.appendix.columns.map(name => table.cell(fill: sunken, text(weight: 600, fill: ink2, name))),
    ),
    ..group.rows.map(row => (
      table.hline(stroke: 0.4pt + hair),
      table.cell(breakable: false, text(weight: 600, row.name)),
      table.cell(breakable: false, {
        text(weight: 600, marked(row.value, row.value.value))
        if "range" in row.value { linebreak(); text(fill: ink3, row.value.range) }
      }),
      table.cell(breakable: false, row.rests.join(" · ")),
      table.cell(breakable: false, text(fill: ink2, row.formula)),
    )).flatten(),
  ))
}
]
`;
