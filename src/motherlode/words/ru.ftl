## Что говорит терминал

terminal-prompt = Ваш ход:
terminal-hint = Введите номер или слова хода; «помощь» покажет команды.
terminal-yes = да
terminal-no = нет
terminal-interrupts = В любой момент:
terminal-no-number =
    { $most ->
        [1] Номера { $number } нет, есть только 1.
       *[other] Номера { $number } нет, выберите от 1 до { $most }.
    }
terminal-not-understood = Нет хода «{ $typed }». Введите номер или слово «помощь».
terminal-reason = { $move }: { $reason }
terminal-allowed = Это разрешено.
terminal-clause = { $clause }: { $text }
terminal-no-clause = Пункта { $clause } нет.
terminal-hand-over = Дальше { $player }. Уступите место и нажмите Enter.
terminal-nobody = Здесь нет игрока «{ $typed }»; есть: { $people }.
terminal-step-in = Что вы делаете в этот момент?
terminal-nothing = Ничего
terminal-goodbye = До встречи.
terminal-over = Конец
terminal-rank = Место
terminal-player = Игрок
terminal-score = Счёт
terminal-tiebreak = При равенстве { $number }
terminal-person = Игрок { $number }
terminal-bot = Бот { $number }
terminal-whose-beard = У кого самая длинная борода?
terminal-which-game = Какая игра?
terminal-no-such-line = Введите номер от 1 до { $most }.
terminal-saved = Партия записана в { $path }.

## Команды: слово и что оно делает

command-help = помощь
command-table = стол
command-why = почему
command-rules = правила
command-back = назад
command-as = за
command-quit = выход
help-help = { $command } — этот список
help-table = { $command } — весь стол, вместе с тем, что не меняется
help-why = { $command } ХОД — почему ход не разрешён
help-rules = { $command } ПУНКТ — пункт правил, например Q3.1
help-back = { $command } — снова все ходы
help-as = { $command } ИГРОК — пустить к экрану другого игрока
help-quit = { $command } — закончить игру
help-moves = Чтобы сходить, введите номер хода, его слова или их часть, если она есть только у него.

## Полка

shelf-seats =
    { $most ->
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
        [many] { $least }–{ $most } игроков
       *[other] { $least }–{ $most } игрока
    }
shelf-seats-exactly =
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
        [many] { $seats } игроков
       *[other] { $seats } игрока
    }
shelf-minutes =
    { $most ->
        [one] { $least }–{ $most } минута
        [few] { $least }–{ $most } минуты
        [many] { $least }–{ $most } минут
       *[other] { $least }–{ $most } минуты
    }
shelf-example = пример

## Записи и позиции

replay-setup = { $title }: { $players }
replay-open = Партия не окончена, сделано ходов: { $moves }.
position-stands = Такая позиция возможна.
position-asked = Решают: { $players }.
position-over = Игра окончена.
