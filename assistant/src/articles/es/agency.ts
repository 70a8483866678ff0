import { shiftWords } from "@fanradar/words/es/shifts";
import type { TopicTexts } from "../articles.ts";

export const agency: TopicTexts<"agency"> = {
  commission: {
    title: "Cuánto se llevan la plataforma y una agencia",
    text: [
      "Primero se queda su parte la plataforma: sus condiciones dicen cuánto es ahora, y un extracto la muestra entre el bruto y el neto. Para una agencia no hay una comisión correcta para todos: paga un trabajo, así que depende de lo que hace la agencia. Contestar mensajes todo el día vale más que publicar según un plan, y el consejo por sí solo es lo que menos vale. Los porcentajes de otros rara vez se pueden comparar, porque unos cuentan desde lo que pagan los fans y otros desde lo que queda tras la comisión de la plataforma.",
      "Acordad de qué se calcula, desde qué mes y qué pasa cuando acaba el contrato. Un reparto que deja a la creadora poco para vivir se acaba antes de lo que empezó.",
    ],
    steps: [
      "Apunta qué hace la agencia cada semana y cuánto te cuesta.",
      "Acordad una parte de lo que paga la plataforma, con una fecha para revisarla.",
      "Ponlo en un contrato por escrito, y que lo lea un abogado de donde vive la creadora.",
    ],
  },
  "finding-chatters": {
    title: "Encontrar buenos chatters",
    text: [
      "Un buen chatter escribe como habla la modelo, respeta sus límites y vende sin presionar. Busca entre quienes atienden a clientes por escrito, pregunta a otras agencias a quién volverían a contratar y anuncia el puesto donde se ofrece trabajo a distancia. Una prueba pagada dice más que una entrevista.",
      "Paga una parte fija y otra según lo que se vende: solo a comisión, la gente presiona a los fans. Lee en las condiciones de la plataforma si otros pueden escribir en nombre de una modelo, pide que ella lo acepte por escrito y no des a los chatters su nombre real ni sus contraseñas.",
    ],
    steps: [
      "Escribe cómo habla ella, qué hace y qué no, y cuánto cuesta cada cosa.",
      "Haz que los candidatos contesten chats antiguos en una prueba pagada, y lee cada línea.",
      `Apunta los turnos en «${shiftWords.tab}», en los ingresos de la modelo, y compara tras unas semanas qué vendió cada uno.`,
    ],
  },
  "contract-with-a-model": {
    title: "Qué acordar con una modelo",
    text: [
      "Lo que es válido depende de dónde vivís: haz que lo lea un abogado de allí. Lo que suele ponerse por escrito: qué hace la agencia y qué hace la modelo; el porcentaje, de qué se calcula y cuándo se paga; cuánto dura y con qué preaviso lo termina cada parte; quién tiene las cuentas, las contraseñas y los correos que hay detrás; quién puede usar fotos, vídeos y nombres, y hasta cuándo; qué hace ella y qué no; quién escribe en su nombre; quién ve sus datos privados.",
      "Las condiciones justas duran más que las estrictas. Las cuentas y el contenido siguen siendo de ella, puede rechazar cualquier tipo de contenido en cualquier momento, y marcharse no cuesta nada más que el preaviso.",
    ],
    steps: [
      "Repasad juntos estos puntos y apuntad con palabras sencillas lo que acordáis.",
      "Haz que un abogado de donde vive la modelo lo convierta en contrato, y dale tiempo para consultar con alguien suyo.",
      "Fijad un día para revisar el porcentaje y el trabajo.",
    ],
  },
  "a-model-leaves": {
    title: "Cuando una modelo quiere irse",
    text: [
      "Puede irse: lo acordado sobre el preaviso y el dinero sigue valiendo, pero nadie tiene que seguir trabajando. Pregunta primero por qué. A menudo es una sola cosa, como el porcentaje, la carga de trabajo o un chatter, y eso se puede cambiar. Si lo mantiene, un final tranquilo vale más que los meses en los que podrías insistir: las modelos hablan entre ellas.",
      "Sus cuentas, los correos que hay detrás y su contenido se van con ella. Antes de retener o reclamar dinero, pregunta a un abogado.",
    ],
    steps: [
      "Lee lo acordado sobre preaviso, pagos y cuentas, y confirma el último día por escrito.",
      "Entrega cuentas, contraseñas y contenido, cierra todos los accesos y liquida el último mes según su extracto.",
      "Pregunta qué podrías haber hecho mejor, y cámbialo para las demás.",
    ],
  },
  "broken-agreement": {
    title: "Cuando alguien no cumple lo acordado",
    text: [
      "Muchos acuerdos que no se cumplen eran poco claros: nunca se escribió qué cuenta como hecho. Di qué has visto y qué se acordó, con fechas, y pregunta qué lo impide. Después apuntad juntos qué se hará y para cuándo.",
      "Si puedes reclamar algo, y si vale una penalización del contrato, depende de dónde vivís: pregunta a un abogado antes de amenazar o retener dinero. Los límites que pone una modelo a su contenido son suyos, se haya firmado lo que se haya firmado.",
    ],
    steps: [
      "Apunta qué se acordó, qué pasó y cuándo.",
      "Habla primero; después envía un resumen breve con una fecha para ambas partes.",
      "Si nada cambia, termínalo con el preaviso acordado, o que escriba un abogado.",
    ],
  },
  "chatter-pay": {
    title: "Cuánto se paga a los chatters",
    text: [
      "Lo habitual es un fijo por hora o turno más una parte de lo que se vende. No hay una cifra general fiable para ninguno de los dos: depende de dónde vive el chatter, de las horas y de lo que vende la página. Solo a comisión, la gente presiona a los fans.",
      "Tu propia cifra sale de lo que se vende en una hora: quita la comisión de la plataforma y la parte de la modelo, y mira qué queda para pagar. También se restan reembolsos y contracargos.",
    ],
    steps: [
      `Apunta los turnos en «${shiftWords.tab}», en los ingresos de la modelo, y mira qué vende cada uno por hora.`,
      "Pon un fijo que sea justo donde viven y una parte con la que la hora te siga compensando.",
      "Ponlo por escrito, con lo que pasa en los reembolsos, y revísalo a los dos meses.",
    ],
  },
  "writing-in-her-name": {
    title: "Chatters, IA y qué está permitido",
    text: [
      "Si otras personas o un programa pueden escribir en nombre de una creadora lo deciden las condiciones de la plataforma, y cambian: léelas antes de empezar. Quien es titular de la cuenta responde de todo lo que sale de ella y tiene que aceptarlo por escrito.",
      "Un programa que escribe solo es el mayor riesgo: promete lo que nadie hace y pasa por alto a un menor o una emergencia. Como mucho, que redacte, y que una persona lea y envíe cada mensaje. Si hay que decírselo a los fans depende de las condiciones y de la ley del lugar donde trabajas.",
    ],
    steps: [
      "Lee qué dicen las condiciones sobre terceros y sobre mensajes automáticos.",
      "Pide a la creadora que acepte por escrito quién escribe y qué no se dice nunca.",
      "No des su contraseña a nadie si la plataforma tiene un acceso propio para equipos.",
    ],
  },
};
