/** Given names and family names by region, as many people bear them: words alone, put together by chance. */
const regions: { weight: number; given: string; family: string; familyFirst?: true; joined?: true }[] = [
  {
    weight: 24,
    given:
      "Emma Olivia Ava Mia Sophia Amelia Harper Evelyn Abigail Emily Ella Scarlett Grace Chloe Lily Hannah Zoe Natalie Madison Aubrey Brooklyn Savannah Claire Skylar Lucy Paisley Everly Anna Caroline Nova Kennedy Samantha Maya Willow Kinsley Naomi Aaliyah Elena Sarah Ariana Allison Gabriella Alice Madelyn Cora Ruby Eva Serenity Autumn Adeline Hailey Gianna Valentina Isla Eliana Quinn Nevaeh Ivy Sadie Piper Lydia Alexa Josephine Emery Julia Delilah Arianna Vivian Kaylee Sophie Brielle James Liam Noah Oliver Ethan Mason Logan Lucas Jackson Aiden Jack Owen Samuel Henry Wyatt Carter Daniel Gabriel Isaac Leo Julian Hudson Grayson Ezra Thomas Charles Caleb Josh Ryan Nathan Adrian Cole Dylan Jordan Blake Chase Tyler Austin",
    family:
      "Smith Johnson Williams Brown Jones Miller Davis Wilson Anderson Taylor Moore Jackson Martin Lee Thompson White Harris Clark Lewis Robinson Walker Young Allen King Wright Scott Hill Green Adams Nelson Baker Hall Campbell Mitchell Carter Roberts Phillips Evans Turner Parker Collins Edwards Stewart Morris Murphy Cook Rogers Morgan Cooper Peterson Reed Bailey Kelly Howard Ward Cox Richardson Watson Brooks Wood James Bennett Gray Hughes Price Myers Long Foster Sanders Ross Powell Sullivan Russell O'Brien O'Connor MacDonald Fitzgerald",
  },
  {
    weight: 20,
    given:
      "María José Lucía Sofía Martina Valeria Julia Paula Daniela Alba Carla Noa Sara Carmen Ana Laura Marta Elena Camila Valentina Isabella Mariana Gabriela Renata Ximena Regina Andrea Fernanda Natalia Alejandra Juan Luis Carlos Diego Pablo Álvaro Adrián David Mario Hugo Mateo Sebastián Nicolás Santiago Matías Joaquín Tomás Agustín Andrés Felipe Ángel Jesús Íñigo Begoña",
    family:
      "García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Muñoz Álvarez Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos Gil Ramírez Serrano Blanco Molina Morales Suárez Ortega Delgado Castro Ortiz Rubio Marín Sanz Núñez Iglesias Medina Garrido Cortés Castillo Santos Lozano Guerrero Cano Prieto Méndez Cruz Flores Herrera Peña León Márquez Cabrera Gallego Calvo Vidal Campos Reyes Vega Fuentes Carrasco Aguilar Ibáñez",
  },
  {
    weight: 9,
    given:
      "Maria Ana João Beatriz Mariana Inês Leonor Matilde Carolina Laura Helena Alice Valentina Heloísa Lorena Luísa Júlia Isadora Lívia Giovanna Yasmin Larissa Letícia Bruna Camila Amanda Rafaela Pedro Lucas Gabriel Guilherme Rafael Thiago Gustavo Felipe Bruno Vinícius Caio Enzo Arthur Davi Antônio",
    family:
      "Silva Santos Oliveira Souza Lima Pereira Ferreira Costa Rodrigues Almeida Nascimento Alves Carvalho Araújo Ribeiro Gonçalves Martins Rocha Barbosa Cardoso Teixeira Moreira Correia Mendes Nunes Vieira Monteiro Freitas Lopes Simões Conceição Magalhães Guimarães Brandão Sampaio",
  },
  {
    weight: 8,
    given:
      "Léa Chloé Inès Manon Jade Louise Zoé Clara Élise Camille Margaux Océane Anaïs Aurélie Maëlys Noémie Hélène Françoise Gaëlle Raphaël Théo Hugo Nathan Étienne Benoît François Jérôme Loïc Mathéo Björn Søren Åsa Anders Jürgen Käthe Günther Lena Lukas Jonas Finn Greta Frieda Saoirse Siobhán Ciarán Łukasz Małgorzata Zofia Zuzanna Wojciech Agnieszka Þóra Ægir Jiří Šárka Žofie Ondřej Ágnes Zoltán Gergő Ștefan Ionuț Andreea Mădălina Giulia Alessia Chiara Niccolò Lorenzo",
    family:
      "Lefèvre Dupré Fournier Mercier Gauthier Côté Bélanger Müller Schäfer Köhler Weiß Groß Schröder Jäger Bäcker Nielsen Sørensen Ødegård Åkesson Lindström Sjöberg Kowalski Wiśniewski Wójcik Zieliński Dąbrowski Nowák Dvořák Černý Novotná Szabó Kovács Nagy Tóth Popescu Ionescu Șerban Rossi Bianchi Ferrari Esposito Colombo De_Luca Papadopoulos van_Dijk de_Vries Jansen",
  },
  {
    weight: 8,
    given:
      "Анна Мария Анастасия Екатерина Дарья Полина Виктория Ксения Алёна Ольга Наталья Юлия Татьяна Ирина Светлана Алексей Дмитрий Иван Сергей Андрей Михаил Никита Фёдор Олександра Ярослава Зоряна Богдан Тарас Николай Кристина",
    family:
      "Иванова Смирнова Кузнецова Попова Соколова Лебедева Козлова Новикова Морозова Петрова Волкова Соловьёва Васильева Зайцева Павлова Семёнова Голубева Виноградова Богданова Воробьёва Шевченко Бондаренко Коваленко Ткаченко Кравченко Димитров Георгиева Ковач",
  },
  {
    weight: 8,
    given:
      "Aarav Vivaan Aditya Arjun Sai Reyansh Krishna Ishaan Rohan Rahul Ananya Diya Aadhya Saanvi Pari Anika Navya Kavya Priya Neha Pooja Shreya Aishwarya Deepika Kiara Riya Isha Meera Fatima Ayesha Zainab Maryam प्रिया अनन्या काव्या दीपिका नेहा रोहन অনন্যা சரண்யா",
    family:
      "Sharma Verma Gupta Singh Kumar Patel Shah Mehta Reddy Rao Nair Iyer Menon Chatterjee Banerjee Mukherjee Das Ghosh Kapoor Malhotra Khanna Chopra Joshi Desai Kulkarni Khan Ahmed Hussain Chowdhury शर्मा वर्मा गुप्ता सिंह दास",
  },
  {
    weight: 6,
    given:
      "Mohammed Ahmed Omar Youssef Layla Noor Yasmine Amira Salma Hana محمد أحمد فاطمة مريم ليلى نور ياسمين سارة عمر يوسف نورا דנה נועה מאיה יעל تمارا شیرین نازنین Elif Zeynep Ayşe Defne Ecrin Eylül Mehmet Emre Çağla Şeyma Gökçe Işıl",
    family:
      "Al-Farsi Haddad Nasser Khalil Mansour Saleh الأحمد حداد منصور خليل العلي كريمي محمدی כהן לוי מזרחי פרץ Yılmaz Kaya Demir Çelik Şahin Yıldız Öztürk Aydın Arslan Doğan Kılıç Koç",
  },
  {
    weight: 5,
    given: "さくら 美咲 陽菜 結衣 葵 凛 花音 美羽 莉子 楓 翔太 蓮 大翔 悠真 ひなた ゆい あおい 愛",
    family: "佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 斎藤",
    familyFirst: true,
    joined: true,
  },
  {
    weight: 5,
    given: "伟 芳 娜 秀英 敏 静 丽 强 磊 军 洋 艳 勇 婷婷 欣怡 雨涵 子轩 梓涵 若曦 诗涵",
    family: "王 李 张 刘 陈 杨 赵 黄 周 吴 徐 孙 胡 朱 高 林 何 郭 马 欧阳",
    familyFirst: true,
    joined: true,
  },
  {
    weight: 4,
    given: "민지 서연 지우 하은 수빈 예은 지민 유진 민준 도윤 하준 지호 준서 은우 채원 다은",
    family: "김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황",
    familyFirst: true,
    joined: true,
  },
  {
    weight: 3,
    given:
      "Linh Trang Hương Ngọc Thảo Minh Anh Nguyệt Phương Quỳnh สุดา สมชาย กานดา ณัฐพร พิมพ์ชนก Siti Putri Dewi Ayu Rizky",
    family: "Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Đặng Bùi ใจดี ศรีสุข วงศ์สวัสดิ์ ทองดี Wijaya Santoso Pratama Kusuma",
  },
];

const stage =
  "official real its the im hey xo luxe daily model fit yoga travel style beauty studio world girl queen vibes art music foodie vlogs tv live life diaries".split(
    " ",
  );
const syllables =
  "ka ri mo len ta vi sha ro nel du mi ari zen lo bri ce ja xa ni el va sy ra do fi lu ne so be ki ya tho qui pra gle wen dar mas fel tor ash ilo une vex mir cal ost bel "
    .trim()
    .split(/\s+/);
const plain = new Map(
  "аa бb вv гg дd еe ёe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsch ъ ыy ьy эe юyu яya іi їyi"
    .split(" ")
    .map((pair) => [pair[0] ?? "", pair.slice(1)] as const),
);

/** A creator as the bench makes one up. */
export interface InventedCreator {
  platform: "instagram" | "x";
  handle: string;
  name: string;
  followers: number | null;
  trendingScore: number | null;
  isVerified: boolean;
  isOwnerVerified: boolean;
  isFeatured: boolean;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32, public domain). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const lists = regions.flatMap((region) => {
  const words = (text: string) => text.split(" ").map((word) => word.replaceAll("_", " "));
  return Array<{ given: string[]; family: string[]; familyFirst: boolean; joined: boolean }>(region.weight).fill({
    given: words(region.given),
    family: words(region.family),
    familyFirst: region.familyFirst ?? false,
    joined: region.joined ?? false,
  });
});

/** A creator for each call: names of many languages and scripts, frequent ones often, coined ones once in a while; no two handles alike. */
export function makeUp(chance: () => number): () => InventedCreator {
  const taken = new Set<string>();
  // As names are: the first of a list far more often than the last.
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(list.length * chance() ** 1.6)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  };
  const coin = () => Array.from({ length: 2 + Math.floor(chance() * 3) }, () => pick(syllables)).join("");
  const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return () => {
    const region = lists[Math.floor(chance() * lists.length)];
    if (!region) throw new Error("no region");
    const given = chance() < 0.15 ? upper(coin()) : pick(region.given);
    const family = chance() < 0.2 ? upper(coin()) : pick(region.family);
    const both = region.familyFirst ? [family, given] : [given, family];
    const draw = chance();
    const name =
      draw < 0.7
        ? both.join(region.joined ? "" : " ")
        : draw < 0.85
          ? `${given} ${pick(stage)}`
          : draw < 0.95
            ? given
            : `✨ ${both.join(" ")} ✨`;
    const platform = chance() < 0.6 ? "instagram" : "x";
    const handle = freeHandle({ given: latin(given) || coin(), family: latin(family) || coin(), platform });
    return {
      platform,
      handle,
      name,
      followers: chance() < 0.03 ? null : Math.round(Math.exp(8.2 + 2 * normal())),
      trendingScore: chance() < 0.4 ? null : Math.floor(100 * chance()),
      isVerified: chance() < 0.01,
      isOwnerVerified: chance() < 0.003,
      isFeatured: chance() < 0.0002,
    };
  };

  function normal() {
    return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  }

  function freeHandle({ given, family, platform }: { given: string; family: string; platform: "instagram" | "x" }) {
    const dot = platform === "instagram" ? "." : "_";
    for (;;) {
      const forms = [
        `${given}${dot}${family}`,
        `${given}${family}`,
        `${given}_${family}`,
        `${pick(stage)}${given}`,
        `${given}${dot}${pick(stage)}`,
        `${family}${given}`,
        coin() + coin(),
      ];
      const form = pick(forms);
      const tail = chance() < 0.55 ? String(Math.floor(chance() * 10 ** (1 + Math.floor(chance() * 4)))) : "";
      const handle = (form.slice(0, platform === "x" ? 15 - tail.length : 30 - tail.length) + tail).replace(/\.$/, "");
      if (taken.has(`${platform}${handle}`)) continue;
      taken.add(`${platform}${handle}`);
      return handle;
    }
  }
}

/** The letters of a handle; empty for scripts that handles do not know. */
function latin(name: string): string {
  const bare = name.normalize("NFKD").toLowerCase();
  return [...bare]
    .map((letter) => plain.get(letter) ?? letter)
    .join("")
    .replace(/[^a-z]/g, "");
}
