"""What a fuzz of the readers does with its bytes before they are read."""

from tools.fuzz_targets import stretched


def test_an_input_can_be_as_long_as_its_target_takes() -> None:
    assert stretched(b"plain", 100) == b"plain"
    assert stretched(b"\xffa\xffbc\xffd", 12) == b"abcbcbcbcbcd"
    assert stretched(b"\xffa\xff\xffd", 12) == b"\xffa\xff\xffd"
