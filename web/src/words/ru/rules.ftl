rules-contents = Содержание
