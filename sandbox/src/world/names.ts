import { between, pickOf } from "./chance.ts";
import type { CaptionLanguage } from "./themes.ts";

/** A made-up person's name as it is written, and in the letters that handles allow. */
export interface PersonName {
  name: string;
  given: string;
  family: string;
}

/** Names by language; where a script has no Latin letters, `written:latin`. */
const lists: Record<CaptionLanguage, { given: string; family: string; familyFirst?: boolean }> = {
  en: {
    given:
      "Abigail Beatrix Callum Daphne Eleanor Fiona Georgia Harriet Imogen Josie Keira Louisa Maisie Niamh Orla Poppy Rosalind Sienna Tabitha Willa Jasper Rowan Theo",
    family:
      "Ainsley Bexwell Calloway Dunmore Ellery Fairburn Galbraith Hartwell Inglewood Kettering Langmere Merrow Northcott Ormsby Penrose Quillan Ravenhill Stanwick Thornbury Underhill Wexley Yarrow Ashdale",
  },
  es: {
    given:
      "Abril Beatriz Candela Dolores Elena Fernanda Graciela Irene Jimena Lucía Marina Noelia Olivia Pilar Rocío Sandra Teresa Valeria Ximena Álvaro Mateo",
    family:
      "Aguirre Bermúdez Cordero Domínguez Escudero Figueroa Gallardo Herrero Izquierdo Lozano Montero Navarrete Olivares Palacios Quintana Robledo Sepúlveda Valdés Zamora",
  },
  de: {
    given:
      "Annika Britta Carlotta Dorothea Emilia Franziska Gesa Hannah Ida Johanna Katharina Leonie Mathilda Nele Paulina Ronja Svenja Theresa Wiebke Jonas Moritz",
    family:
      "Ahlers Böttcher Clausen Dietrich Engelhardt Falkner Grünwald Hoffmeister Imhoff Kessler Lindner Möller Neuhaus Overbeck Petersen Reinhardt Schönfeld Thalbach Voss",
  },
  fr: {
    given:
      "Agathe Blanche Camille Delphine Élodie Fanny Gabrielle Héloïse Inès Jeanne Léonie Manon Noémie Océane Pauline Romane Solène Thaïs Victoire Bastien Hugo",
    family:
      "Aubert Beaumont Carpentier Delacourt Fontaine Garnier Hébrard Jacquet Lacombe Marchand Noblet Perrin Rousselot Savary Thibault Valmont Yvert Charpin Lemoine",
  },
  pt: {
    given:
      "Alice Beatriz Clara Débora Eduarda Flávia Helena Isadora Joana Lorena Manuela Natália Otília Patrícia Rafaela Sabrina Tainá Vitória Caio Thiago Luana",
    family:
      "Almeida Barros Cardoso Duarte Esteves Fonseca Guimarães Leal Macedo Nogueira Pacheco Queiroz Rezende Sampaio Teixeira Vasconcelos Xavier Brandão Moura",
  },
  ja: {
    given:
      "葵:aoi 千夏:chinatsu 遥:haruka 小春:koharu 美月:mizuki 七海:nanami 凛:rin 紗英:sae 朱音:akane 優花:yuka 彩乃:ayano 真央:mao 陽菜:hina 結衣:yui 琴音:kotone 莉子:riko 大翔:hiroto",
    family:
      "青木:aoki 藤本:fujimoto 橋本:hashimoto 石原:ishihara 川口:kawaguchi 松田:matsuda 中野:nakano 小川:ogawa 斎藤:saito 高木:takagi 上田:ueda 和田:wada 山口:yamaguchi 吉岡:yoshioka 杉山:sugiyama 野村:nomura",
    familyFirst: true,
  },
  ar: {
    given:
      "أمينة:amina دانا:dana فاتن:faten غادة:ghada هدى:huda جنى:jana لمى:lama مريم:mariam نادين:nadine رنا:rana سلمى:salma تالا:tala وعد:waad زينة:zeina ريم:reem شهد:shahd كريم:karim",
    family:
      "العلي:alali بركات:barakat درويش:darwish فارس:fares غانم:ghanem حمدان:hamdan إبراهيم:ibrahim جابر:jaber خوري:khoury معلوف:maalouf نجار:najjar قاسم:qasem صباغ:sabbagh شاهين:shahin طراد:trad زيدان:zidan",
  },
  ko: {
    given:
      "아름:areum 채원:chaewon 다은:daeun 은지:eunji 가영:gayoung 하윤:hayun 지수:jisoo 미소:miso 나연:nayeon 서연:seoyeon 소라:sora 유나:yuna 예린:yerin 수빈:subin 민호:minho 보라:bora",
    family:
      "안:ahn 배:bae 최:choi 한:han 황:hwang 정:jung 강:kang 권:kwon 이:lee 임:lim 문:moon 남:nam 오:oh 서:seo 신:shin 윤:yoon",
    familyFirst: true,
  },
};

/** Latin letters of a name without marks: what a handle is made of. */
const plainOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/[^a-z]/g, "");

function partsOf(list: string): { written: string; latin: string }[] {
  return list.split(" ").map((entry) => {
    const [written = entry, latin = plainOf(written)] = entry.split(":");
    return { written, latin };
  });
}

const shareOf = (one: number, other: number): number => (other === 0 ? one : shareOf(other, one % other));

/** The `n`th name of a language, from 0: no two of them are equal, and neighbours share neither name. */
export function nameOf(language: CaptionLanguage, n: number): PersonName {
  const { familyFirst = false, ...list } = lists[language];
  const [givens, families] = [partsOf(list.given), partsOf(list.family)];
  // After each round through both lists the families are shifted by one: every pair comes once.
  const round = (givens.length * families.length) / shareOf(givens.length, families.length);
  const given = givens[n % givens.length];
  const family = families[(n * 7 + Math.floor(n / round)) % families.length];
  if (!given || !family) throw new Error(`there is no name ${n} of ${language}`);
  const gap = language === "ko" ? "" : " ";
  const name = familyFirst ? `${family.written}${gap}${given.written}` : `${given.written}${gap}${family.written}`;
  return { name, given: given.latin, family: family.latin };
}

/** How many letters of X's handles remain. */
const longestOnX = 15;

/** Handles as people choose them from their names: Instagram's, and X's as it is written. */
export function handlesOf({ given, family }: PersonName): { instagram: string; x: string } {
  const key = `${given}.${family}`;
  const instagram = pickOf([key, `${given}_${family}`, `${given}${family}`, `${family}.${given}`, `its.${key}`], key);
  const long = pickOf([`${given}_${family}`, `${given}${family}`, capitals(given, family)], key, "x");
  const short = `${given}_${family.slice(0, 1)}${Math.floor(between(10, 99, key, "number"))}`;
  return { instagram, x: long.length <= longestOnX ? long : short.slice(0, longestOnX) };
}

const capitals = (...words: string[]) => words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
