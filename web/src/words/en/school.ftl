school-title = Learn by playing
school-lead = Short lessons on the real board: you make the moves, one sentence tells the rest. Stop and come back whenever you like.
school-count =
    { $done ->
        [0] { $of } lessons of a minute or two
       *[other] { $done } of { $of } lessons done
    }
school-is-done = done
school-beat = Step { $number } of { $of }
school-back = One step back
school-leave = All lessons
school-callout = The lesson
school-next = Go on
school-skip = Skip the lesson
school-done = Lesson done!
school-done-line = { $done } of { $of }
school-next-lesson = Next: { $title }
school-again = Play it again
school-all = All lessons
school-match = Now play a real match
school-teach = Teach me while I play
school-tip-known = Got it
school-tips-off = No more tips
school-learn = Learn it by playing
school-scenario = A scene on the board
refusal-later = First do what is lit.
problem-no-lesson = There is no such lesson.
